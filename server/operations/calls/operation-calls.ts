import type { FastifyInstance } from 'fastify';
import { auditCalls } from './audit.ts';
import { overview } from './overview.ts';
import { settingsCheck } from './settings-check.ts';

const resources = [settingsCheck, overview, auditCalls];

export async function operationCalls(app: FastifyInstance): Promise<void> {
  for (const resource of resources) await app.register(resource);
}
