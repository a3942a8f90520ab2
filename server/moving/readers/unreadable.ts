import type { SourceEntry } from '../../../domain/moving/source-entry.ts';

export function unreadable(id: string, error: unknown): SourceEntry {
  const reason = error instanceof Error ? error.message : 'It could not be read.';
  return { what: 'unreadable', id, reason };
}
