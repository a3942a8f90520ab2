import { validateHeaderName, validateHeaderValue } from 'node:http';
import { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';

function isSendable(name: string, value: unknown): boolean {
  try {
    validateHeaderName(name);
    for (const one of [value].flat()) validateHeaderValue(name, String(one));
    return true;
  } catch {
    return false;
  }
}

function dropUnsendable(reply: FastifyReply): string[] {
  const wrong = Object.entries(reply.getHeaders()).filter(
    ([name, value]) => !isSendable(name, value),
  );
  for (const [name] of wrong) reply.removeHeader(name);
  return wrong.map(([name]) => name);
}

/** A header that cannot be sent makes the answer a failure (threat T32), and a failure goes out without it. */
export async function checkHeaders(_request: unknown, reply: FastifyReply, payload: unknown) {
  const dropped = dropUnsendable(reply);
  if (dropped.length === 0) return payload;
  const error = new Error(`header cannot be sent: ${dropped.join(', ')}`);
  if (reply.statusCode >= 500) {
    reply.log.error(error);
    return payload;
  }
  if (payload instanceof Readable) payload.destroy();
  throw error;
}
