import { randomUUID } from 'node:crypto';
import { isIPv4 } from 'node:net';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import plugin from 'fastify-plugin';
import { readAddress } from '../network/network-address.ts';
import { loggedPath } from './logged-path.ts';

/** The network of an address: IPv4 without its last part, IPv6 as its first three groups (T32). */
export function shortAddress(ip: string): string {
  const address = readAddress(ip);
  if (address === null) return 'unknown';
  if (isIPv4(address)) return address.replace(/\.\d+$/, '.0');
  const [head = ''] = address.split('::');
  return `${head.split(':').slice(0, 3).join(':')}::`;
}

/** What a log line says of a request: no query, no header and no body, for those may be personal. */
function requestLine(request: FastifyRequest) {
  // Whatever the type says: a socket that is closed has no address any more.
  const ip: string | undefined = request.ip;
  return { method: request.method, path: loggedPath(request), ip: ip && shortAddress(ip) };
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
      // An answer that never arrived has no line of its own.
      const goneAway = () => {
        const line = { req: request, responseTime: reply.elapsedTime };
        request.log.info(line, 'the client went away');
      };
      reply.raw.once('close', goneAway);
      reply.raw.once('finish', () => reply.raw.off('close', goneAway));
    });
  },
  { name: 'request-log' },
);
