import type { FastifyInstance } from 'fastify';
import { upload } from './upload.ts';
import { uploads } from './uploads.ts';

const resources = [upload, uploads];

export async function mediaCalls(app: FastifyInstance): Promise<void> {
  for (const resource of resources) await app.register(resource);
}
