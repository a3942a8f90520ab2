import type { FastifyInstance } from 'fastify';
import { upload } from './calls/upload.ts';
import { uploads } from './calls/uploads.ts';

const resources = [upload, uploads];

export async function mediaCalls(app: FastifyInstance): Promise<void> {
  for (const resource of resources) await app.register(resource);
}
