import { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { compressFor, compressStreamFor } from './compression.ts';

function isText(type: unknown): boolean {
  return typeof type === 'string' && /^(application\/json|text\/)/.test(type);
}

/** Never for answers with a secret beside what somebody else may choose: the length would tell it (BREACH). */
export function compressAnswers(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply, payload: unknown) => {
    if (!isText(reply.getHeader('content-type'))) return payload;
    if (payload instanceof Readable) return compressStreamFor(request, reply, payload);
    if (typeof payload !== 'string') return payload;
    return compressFor(request, reply, Buffer.from(payload));
  });
}
