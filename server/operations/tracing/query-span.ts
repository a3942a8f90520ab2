import { type Attributes, SpanKind, type SpanOptions } from '@opentelemetry/api';
import type { LogEvent } from 'kysely';
import type { DatabaseKind } from '../../../db/open.ts';

const systems: Record<DatabaseKind, string> = { sqlite: 'sqlite', postgres: 'postgresql' };

function summaryOf(statement: string): { operation: string; table: string | undefined } {
  const [operation = ''] = /^\w+/.exec(statement) ?? [];
  const [, table] = /\b(?:from|into|update) "(\w+)"/.exec(statement) ?? [];
  return { operation, table };
}

export function querySpan(
  { level, query, queryDurationMillis }: LogEvent,
  kind: DatabaseKind,
  now: number,
): { name: string; options: SpanOptions; failed: boolean } {
  const { operation, table } = summaryOf(query.sql);
  const attributes: Attributes = {
    'db.system.name': systems[kind],
    'db.operation.name': operation,
    'db.collection.name': table,
    'db.query.text': query.sql,
  };
  return {
    name: table ? `${operation} ${table}` : operation,
    options: { kind: SpanKind.CLIENT, attributes, startTime: now - queryDurationMillis },
    failed: level === 'error',
  };
}
