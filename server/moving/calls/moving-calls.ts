import type { FastifyInstance } from 'fastify';
import { exportCalls } from './exports.ts';
import { importChoiceCalls } from './import-choices.ts';
import { importLedgers } from './import-ledger.ts';
import { importState } from './import-state.ts';
import { importUpload } from './import-upload.ts';

const resources = [importUpload, importState, importChoiceCalls, importLedgers, exportCalls];

export async function movingCalls(app: FastifyInstance): Promise<void> {
  for (const resource of resources) await app.register(resource);
}
