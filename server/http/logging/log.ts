import { type FastifyReply, type FastifyRequest, LogController } from 'fastify';
import { readableLine } from './readable-log.ts';
import { withSourcePositions } from './source-positions.ts';

export interface LogTarget {
  write: (line: string) => unknown;
}

class OneLineEach extends LogController {
  override incomingRequest(request: FastifyRequest): void {
    request.log.debug({ req: request }, 'incoming request');
  }

  override requestCompleted(
    error: Error | null | undefined,
    request: FastifyRequest,
    reply: FastifyReply,
  ): void {
    const line = { req: request, res: reply, responseTime: reply.elapsedTime };
    if (error) reply.log.error({ ...line, err: error }, 'request errored');
    else reply.log.info(line, 'request completed');
  }

  override streamError(error: Error, request: FastifyRequest, reply: FastifyReply): void {
    if ('code' in error && error.code === 'ERR_STREAM_PREMATURE_CLOSE') return;
    reply.log.warn({ req: request, err: error }, 'the answer broke off');
  }
}

function terminal(): LogTarget {
  const { stdout } = process;
  const hasColors = stdout.hasColors();
  return { write: (line) => stdout.write(readableLine(line, hasColors)) };
}

export function logOptions(level: string, target?: LogTarget) {
  const stream = target ?? (process.stdout.isTTY ? terminal() : undefined);
  return {
    logController: new OneLineEach(),
    logger: {
      level,
      redact: ['req.headers.authorization', 'req.headers.cookie'],
      formatters: { level: (label: string) => ({ level: label }) },
      hooks: { streamWrite: withSourcePositions },
      timestamp: () => `,"time":"${new Date().toISOString()}"`,
      ...(stream && { stream }),
    },
  };
}
