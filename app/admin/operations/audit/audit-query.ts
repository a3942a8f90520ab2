import type { AuditFilter } from '../../../../domain/api/operations/audit.ts';
import type { FilterChecks, ListPlace } from '../../ui/lists/list-query.ts';

/** Newest first is its only order. */
export const auditSorts = ['newest'] as const;

export type AuditSort = (typeof auditSorts)[number];

export const auditWordsLimit = 100;

/** What the log is filtered by, as its address and the call spell it. */
export const auditFilters = {
  kind: (value) => value.length <= auditWordsLimit,
  user: (value) => value.length <= auditWordsLimit,
} satisfies FilterChecks;

export function auditFilterOf({ find, filters }: ListPlace<AuditSort>): AuditFilter {
  return {
    find: find.slice(0, auditWordsLimit),
    kind: filters?.kind ?? '',
    user: filters?.user ?? '',
  };
}
