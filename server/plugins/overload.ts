import { monitorEventLoopDelay } from 'node:perf_hooks';
import { getHeapStatistics } from 'node:v8';
import type { FastifyInstance } from 'fastify';
import plugin from 'fastify-plugin';
import type { PublicPages } from '../public-pages.ts';
import { ReaderQueue } from '../reader-queue.ts';
import { Refusal, retryAfter } from '../refusal.ts';

/** What the process carries at a moment. */
export interface Burden {
  /** Milliseconds that a turn of the event loop was late, on average since the last look. */
  delay: number;
  /** The part of the heap's limit that is in use. */
  heap: number;
}

/** Beyond this, work that is taken on only makes everything late (fault R13). */
const most: Burden = { delay: 500, heap: 0.75 };

/** Milliseconds between two looks. */
const lookEvery = 500;

/** Probes must be answered: a restart would mend nothing. */
const probes = new Set(['/livez', '/readyz', '/health', '/metrics']);

export function isTooMuch({ delay, heap }: Burden): boolean {
  return delay > most.delay || heap > most.heap;
}

/** The burden since the last call. */
function burdenMeter(): { read: () => Burden; stop: () => void } {
  const resolution = 20;
  const histogram = monitorEventLoopDelay({ resolution });
  histogram.enable();
  return {
    read() {
      const delay = histogram.count > 0 ? histogram.mean / 1e6 - resolution : 0;
      histogram.reset();
      const { used_heap_size: used, heap_size_limit: limit } = getHeapStatistics();
      return { delay, heap: used / limit };
    },
    stop: () => histogram.disable(),
  };
}

interface Options {
  /** What the process carries; tests hand in their own. */
  read?: () => Burden;
  /** Answers from memory. @returns false when it cannot. */
  answerAtOnce?: PublicPages['answerAtOnce'];
}

/**
 * Answers readers 503 and Retry-After while the process cannot keep up, so that what it does take is answered
 * in time. Pages from memory cost next to nothing and go on.
 */
export const overload = plugin(
  async (app: FastifyInstance, { answerAtOnce = () => false, ...options }: Options) => {
    const meter = burdenMeter();
    const read = options.read ?? meter.read;
    let isFull = false;
    const timer = setInterval(() => {
      const burden = read();
      const wasFull = isFull;
      isFull = isTooMuch(burden);
      if (isFull !== wasFull) app.log.warn(burden, isFull ? 'too much to do' : 'can keep up again');
    }, lookEvery).unref();
    app.addHook('onClose', async () => {
      clearInterval(timer);
      meter.stop();
    });
    const queue = new ReaderQueue(() => isFull);
    app.server.on('connection', () => queue.expect());
    app.addHook('onRequest', async ({ id, method, url, raw }, reply) => {
      // What somebody has written is always taken: no enquiry is lost to a crowd of readers.
      const isReading = method === 'GET' || method === 'HEAD';
      if (!isReading || probes.has(url) || (await queue.enter(id))) return;
      // Made for another reader meanwhile, as after a start.
      if (answerAtOnce(raw, reply.raw)) return reply.hijack();
      throw new Refusal(503, 'Too many people are here at the moment. Please try again.', {
        headers: retryAfter,
      });
    });
    // Not until it has gone out: a slow line is no work of ours.
    app.addHook('onSend', async ({ id }) => queue.leave(id));
    app.addHook('onRequestAbort', async ({ id }) => queue.leave(id));
    app.addHook('onResponse', async ({ id }) => queue.leave(id));
  },
  { name: 'overload', dependencies: ['errors'] },
);
