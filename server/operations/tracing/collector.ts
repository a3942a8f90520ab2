import { ExportResultCode } from '@opentelemetry/core';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import type { SpanExporter } from '@opentelemetry/sdk-trace';
import type { TracePlan } from './plan.ts';

const timeoutMillis = 5_000;
const concurrencyLimit = 2;

/** `report` is called when deliveries begin to fail, and with null when they work again. */
export function collector(
  { url, headers }: Pick<TracePlan, 'url' | 'headers'>,
  report: (failure: Error | null) => void,
): SpanExporter {
  const exporter = new OTLPTraceExporter({ url, headers, timeoutMillis, concurrencyLimit });
  let isTaking = true;
  return {
    export(spans, done) {
      exporter.export(spans, (result) => {
        const takes = result.code === ExportResultCode.SUCCESS;
        if (takes !== isTaking)
          report(takes ? null : (result.error ?? new Error('no reason given')));
        isTaking = takes;
        done(result);
      });
    },
    shutdown: () => exporter.shutdown(),
    forceFlush: () => exporter.forceFlush(),
  };
}
