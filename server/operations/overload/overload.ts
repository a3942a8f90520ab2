import { monitorEventLoopDelay } from 'node:perf_hooks';
import { getHeapStatistics } from 'node:v8';
import type { FastifyInstance } from 'fastify';
import plugin from 'fastify-plugin';
import { Refusal, retryAfter } from '../../http/refusal.ts';
import type { PublicPages } from '../../pages/cache/public-pages.ts';
import { AdmissionQueue } from './admission-queue.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** 'free', for files and probes, is never refused; other reading requests may be. */
    admission?: 'free';
  }
  interface FastifyInstance {
    admissionQueue: Pick<AdmissionQueue, 'enter' | 'leave' | 'isEmpty'>;
  }
}

interface Load {
  /** Milliseconds: mean delay of the event loop since the last check. */
  delay: number;
  heap: number;
}

/** Above these, accepting more work only delays all of it (fault F13). */
const limits: Load = { delay: 500, heap: 0.75 };

const checkInterval = 500;

export function isOverloaded({ delay, heap }: Load): boolean {
  return delay > limits.delay || heap > limits.heap;
}

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

export function overloadRefusal(): Refusal {
  return new Refusal(503, 'Too many people are here at the moment. Please try again.', {
    headers: retryAfter,
  });
}

/** For all routes that are registered in this scope after the call. */
export function admitFreely(scope: FastifyInstance): void {
  scope.addHook('onRoute', (route) => {
    route.config = { ...route.config, admission: 'free' };
  });
}

interface Options {
  read?: () => Load;
  pages?: Pick<PublicPages, 'answerAtOnce' | 'isFilling'>;
}

const noPages: Required<Options>['pages'] = { answerAtOnce: () => false, isFilling: () => false };

/** Answers reading requests 503 while the process cannot serve all of them in time. */
export const overload = plugin(
  async (app: FastifyInstance, { pages = noPages, ...options }: Options) => {
    const meter = loadMeter();
    const read = options.read ?? meter.read;
    let isFull = false;
    const timer = setInterval(() => {
      const load = read();
      const wasFull = isFull;
      isFull = isOverloaded(load);
      if (isFull !== wasFull) app.log.warn(load, isFull ? 'overloaded' : 'no longer overloaded');
    }, checkInterval).unref();
    app.addHook('onClose', async () => {
      clearInterval(timer);
      meter.stop();
    });
    const queue = new AdmissionQueue({ isFull: () => isFull, isFilling: pages.isFilling });
    app.decorate('admissionQueue', queue);
    app.server.on('connection', () => queue.noteArrival());
    app.addHook('onRequest', async ({ id, method, raw, routeOptions: { config } }, reply) => {
      // Writes are always accepted: no enquiry is lost to a rush of reading requests.
      const isReading = method === 'GET' || method === 'HEAD';
      if (!isReading || config.admission === 'free') return;
      const isAdmitted = await queue.enter(id);
      if (pages.answerAtOnce(raw, reply.raw)) {
        queue.leave(id);
        return reply.hijack();
      }
      if (!isAdmitted) throw overloadRefusal();
    });
    // When the answer is ready, not when it is sent: a slow connection is no load.
    app.addHook('onSend', async ({ id }) => queue.leave(id));
    app.addHook('onRequestAbort', async ({ id }) => queue.leave(id));
    app.addHook('onResponse', async ({ id }) => queue.leave(id));
  },
  { name: 'overload', dependencies: ['errors'] },
);
