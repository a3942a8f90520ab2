import type { FastifyInstance } from 'fastify';
import { auditCalls } from './calls/audit.ts';
import { overview } from './calls/overview.ts';
import { settingsCheck } from './calls/settings-check.ts';

const resources = [settingsCheck, overview, auditCalls];

export async function operationCalls(app: FastifyInstance): Promise<void> {
  for (const resource of resources) await app.register(resource);
}
