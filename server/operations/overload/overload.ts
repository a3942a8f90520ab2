import { monitorEventLoopDelay } from 'node:perf_hooks';
import { getHeapStatistics } from 'node:v8';
import type { FastifyInstance } from 'fastify';
import plugin from 'fastify-plugin';
import { Refusal, retryAfter } from '../../http/refusal.ts';
import type { PublicPages } from '../../pages/cache/public-pages.ts';
import { AdmissionQueue } from './admission-queue.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** 'free' for what is never refused: files, which cost little, and probes. Absent: reading waits its turn. */
    admission?: 'free';
  }
  interface FastifyInstance {
    admissionQueue: Pick<AdmissionQueue, 'enter' | 'leave' | 'isEmpty'>;
  }
}

/** What the process carries at a moment. */
interface Load {
  /** Milliseconds that a turn of the event loop was late, on average since the last look. */
  delay: number;
  /** The part of the heap's limit that is in use. */
  heap: number;
}

/** Beyond this, work that is taken on only makes everything late (fault F13). */
const limits: Load = { delay: 500, heap: 0.75 };

/** Milliseconds between two looks. */
const checkInterval = 500;

export function isOverloaded({ delay, heap }: Load): boolean {
  return delay > limits.delay || heap > limits.heap;
}

/** The burden since the last call. */
function loadMeter(): { read: () => Load; stop: () => void } {
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

/** 503: the reader may come again in some seconds. */
export function overloadRefusal(): Refusal {
  return new Refusal(503, 'Too many people are here at the moment. Please try again.', {
    headers: retryAfter,
  });
}

/** Lets all routes that are registered in this scope from now on pass without waiting. */
export function admitFreely(scope: FastifyInstance): void {
  scope.addHook('onRoute', (route) => {
    route.config = { ...route.config, admission: 'free' };
  });
}

interface Options {
  /** What the process carries; tests hand in their own. */
  read?: () => Load;
  pages?: Pick<PublicPages, 'answerAtOnce' | 'isFilling'>;
}

const noPages: Required<Options>['pages'] = { answerAtOnce: () => false, isFilling: () => false };

/**
 * Answers readers 503 and Retry-After while the process cannot keep up, so that what it does take is answered
 * in time. Pages from memory cost next to nothing and go on.
 */
export const overload = plugin(
  async (app: FastifyInstance, { pages = noPages, ...options }: Options) => {
    const meter = loadMeter();
    const read = options.read ?? meter.read;
    let isFull = false;
    const timer = setInterval(() => {
      const load = read();
      const wasFull = isFull;
      isFull = isOverloaded(load);
      if (isFull !== wasFull) app.log.warn(load, isFull ? 'too much to do' : 'can keep up again');
    }, checkInterval).unref();
    app.addHook('onClose', async () => {
      clearInterval(timer);
      meter.stop();
    });
    const queue = new AdmissionQueue({ isFull: () => isFull, isFilling: pages.isFilling });
    app.decorate('admissionQueue', queue);
    app.server.on('connection', () => queue.noteArrival());
    app.addHook('onRequest', async ({ id, method, raw, routeOptions: { config } }, reply) => {
      // What somebody has written is always taken: no enquiry is lost to a crowd of readers.
      const isReading = method === 'GET' || method === 'HEAD';
      if (!isReading || config.admission === 'free') return;
      const isAdmitted = await queue.enter(id);
      // Made for another reader meanwhile, as after a start.
      if (pages.answerAtOnce(raw, reply.raw)) {
        queue.leave(id);
        return reply.hijack();
      }
      if (!isAdmitted) throw overloadRefusal();
    });
    // Not until it has gone out: a slow line is no work of ours.
    app.addHook('onSend', async ({ id }) => queue.leave(id));
    app.addHook('onRequestAbort', async ({ id }) => queue.leave(id));
    app.addHook('onResponse', async ({ id }) => queue.leave(id));
  },
  { name: 'overload', dependencies: ['errors'] },
);
