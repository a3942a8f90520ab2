import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import {
  type Attributes,
  type Context,
  defaultTextMapGetter,
  ROOT_CONTEXT,
  type Span,
  SpanKind,
  SpanStatusCode,
  trace,
} from '@opentelemetry/api';
import { W3CTraceContextPropagator } from '@opentelemetry/core';
import { resourceFromAttributes } from '@opentelemetry/resources';
import { BatchSpanProcessor, TracerProvider } from '@opentelemetry/sdk-trace';
import type { LogEvent } from 'kysely';
import type { DatabaseKind } from '../../../db/open.ts';
import { collector } from './collector.ts';
import type { TracePlan } from './plan.ts';
import { querySpan } from './query-span.ts';

/** Milliseconds that the last spans may take to leave when the server stops. */
const flushTimeout = 1_000;

/** Characters of an attribute; the longest statements are lists of ids. */
const attributeValueLengthLimit = 2_000;

/** The time as spans have it: milliseconds since 1970 with their fraction. */
const preciseNow = () => performance.timeOrigin + performance.now();

/** Only the kind of a failure, such as ECONNREFUSED: its message may name a person. */
function markFailed(span: Span, error: unknown): void {
  const name = error instanceof Error ? error.name : typeof error;
  const type = error instanceof Error && 'code' in error ? String(error.code) : name;
  span.setAttribute('error.type', type).setStatus({ code: SpanStatusCode.ERROR });
}

export type Tracing = ReturnType<typeof openTracing>;

export type RequestSpan = ReturnType<Tracing['beginRequest']>;

/** Traces of what this process does, sent to a collector in the background (decision 0018). */
export function openTracing({ service, ...place }: TracePlan, databaseKind: DatabaseKind) {
  let tell: (failure: Error | null) => void = () => {};
  const exporter = collector(place, (failure) => tell(failure));
  const provider = new TracerProvider({
    resource: resourceFromAttributes({
      'service.name': service,
      'service.instance.id': randomUUID(),
    }),
    spanLimits: { attributeValueLengthLimit },
    // Full queues drop spans; nobody ever waits for them.
    spanProcessors: [new BatchSpanProcessor({ exporter })],
  });
  const tracer = provider.getTracer('agency-site');
  const propagator = new W3CTraceContextPropagator();
  const contexts = new AsyncLocalStorage<Context>();

  return {
    /** Has somebody told when the collector stops taking spans, and when it takes them again (null). */
    onChange(listener: typeof tell): void {
      tell = listener;
    },

    /** Begins the span of a request, the child of the caller's if its `traceparent` names one. */
    beginRequest(name: string, attributes: Attributes, headers: NodeJS.Dict<string | string[]>) {
      const caller = propagator.extract(ROOT_CONTEXT, headers, defaultTextMapGetter);
      const span = tracer.startSpan(name, { kind: SpanKind.SERVER, attributes }, caller);
      const own = trace.setSpan(caller, span);
      return {
        /** Does what follows, so that its queries are known as this request's. */
        run: (next: () => void) => contexts.run(own, next),
        end(status: number): void {
          span.setAttribute('http.response.status_code', status);
          if (status >= 500) {
            span.setAttribute('error.type', String(status));
            span.setStatus({ code: SpanStatusCode.ERROR });
          }
          span.end();
        },
      };
    },

    /** Does some work in a span of its own. @throws what the work throws. */
    async within<T>(
      name: string,
      { kind, attributes }: { kind: 'client' | 'internal'; attributes?: Attributes },
      work: () => Promise<T>,
    ): Promise<T> {
      const outer = contexts.getStore() ?? ROOT_CONTEXT;
      const spanKind = kind === 'client' ? SpanKind.CLIENT : SpanKind.INTERNAL;
      const span = tracer.startSpan(name, { kind: spanKind, attributes }, outer);
      try {
        return await contexts.run(trace.setSpan(outer, span), work);
      } catch (error) {
        markFailed(span, error);
        throw error;
      } finally {
        span.end();
      }
    },

    /** Takes a query that has ended, where it belongs to a span: what the clock asks all day does not. */
    noteQuery(event: LogEvent): void {
      const context = contexts.getStore();
      if (!context) return;
      const { name, options, failed } = querySpan(event, databaseKind, preciseNow());
      const span = tracer.startSpan(name, options, context);
      if (failed) markFailed(span, event.level === 'error' ? event.error : undefined);
      span.end(preciseNow());
    },

    /** Sends what waits, for a second at most. */
    async close(): Promise<void> {
      const flushed = provider.shutdown().catch(() => {});
      await Promise.race([flushed, setTimeout(flushTimeout, undefined, { ref: false })]);
    },
  };
}
