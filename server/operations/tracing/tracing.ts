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
import { errorCode } from '../../start/error-code.ts';
import { collector } from './collector.ts';
import type { TracePlan } from './plan.ts';
import { querySpan } from './query-span.ts';

const flushTimeout = 1_000;

const attributeValueLengthLimit = 2_000;

const preciseNow = () => performance.timeOrigin + performance.now();

/** The type only, such as ECONNREFUSED: the message may name a person. */
function markFailed(span: Span, error: unknown): void {
  const name = error instanceof Error ? error.name : typeof error;
  const type = errorCode(error) ?? name;
  span.setAttribute('error.type', type).setStatus({ code: SpanStatusCode.ERROR });
}

export type Tracing = ReturnType<typeof openTracing>;

export type RequestSpan = ReturnType<Tracing['beginRequest']>;

/** Sends traces to a collector in the background (decision 0018). */
export function openTracing({ service, ...place }: TracePlan, databaseKind: DatabaseKind) {
  let report: (failure: Error | null) => void = () => {};
  const exporter = collector(place, (failure) => report(failure));
  const provider = new TracerProvider({
    resource: resourceFromAttributes({
      'service.name': service,
      'service.instance.id': randomUUID(),
    }),
    spanLimits: { attributeValueLengthLimit },
    // A full queue drops spans; no request ever waits for it.
    spanProcessors: [new BatchSpanProcessor({ exporter })],
  });
  const tracer = provider.getTracer('agency-site');
  const propagator = new W3CTraceContextPropagator();
  const contexts = new AsyncLocalStorage<Context>();

  return {
    /** `listener` gets the failure when deliveries begin to fail, null when they work again. */
    onChange(listener: typeof report): void {
      report = listener;
    },

    /** The child of the caller's span if `traceparent` names one. */
    beginRequest(name: string, attributes: Attributes, headers: NodeJS.Dict<string | string[]>) {
      const caller = propagator.extract(ROOT_CONTEXT, headers, defaultTextMapGetter);
      const span = tracer.startSpan(name, { kind: SpanKind.SERVER, attributes }, caller);
      const own = trace.setSpan(caller, span);
      return {
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

    /** Queries outside a request, such as those of timers, are left out. */
    noteQuery(event: LogEvent): void {
      const context = contexts.getStore();
      if (!context) return;
      const { name, options, failed } = querySpan(event, databaseKind, preciseNow());
      const span = tracer.startSpan(name, options, context);
      if (failed) markFailed(span, event.level === 'error' ? event.error : undefined);
      span.end(preciseNow());
    },

    async close(): Promise<void> {
      const flushed = provider.shutdown().catch(() => {});
      await Promise.race([flushed, setTimeout(flushTimeout, undefined, { ref: false })]);
    },
  };
}
