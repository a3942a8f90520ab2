import { randomUUID } from 'node:crypto';
import { isIPv6 } from 'node:net';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import plugin from 'fastify-plugin';
import { toldPath } from '../told-path.ts';

/** The network of an address: IPv4 without its last part, IPv6 as its first three groups (T32). */
export function shortAddress(ip: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip)?.[1];
  if (!mapped && isIPv6(ip)) {
    const [head = ''] = ip.split('::');
    return `${head.split(':').slice(0, 3).join(':')}::`;
  }
  return (mapped ?? ip).replace(/\.\d+$/, '.0');
}

/** What a log line says of a request: no query, no header and no body, for those may be personal. */
function requestLine(request: FastifyRequest) {
  return { method: request.method, path: toldPath(request), ip: shortAddress(request.ip) };
}

/** Errors of a database driver carry values of rows in fields of their own; only these are safe. */
function errorLine(error: unknown): unknown {
  if (!(error instanceof Error)) return String(error);
  const { name, message, stack, cause } = error;
  const code = 'code' in error ? error.code : undefined;
  return {
    type: name,
    code,
    message,
    stack,
    cause: cause === undefined ? undefined : errorLine(cause),
  };
}

const serializers = {
  req: requestLine,
  res: (reply: FastifyReply) => ({ statusCode: reply.statusCode }),
  err: errorLine,
};

/** Gives every request an id, tells it in `x-request-id`, and keeps personal data out of the log. */
export const requestLog = plugin(
  async (app: FastifyInstance) => {
    app.setGenReqId(() => randomUUID());
    app.setChildLoggerFactory((logger, bindings, options) =>
      logger.child(bindings, {
        ...options,
        serializers: { ...options.serializers, ...serializers },
      }),
    );
    app.addHook('onRequest', async (request, reply) => {
      reply.header('x-request-id', request.id);
    });
  },
  { name: 'request-log' },
);
