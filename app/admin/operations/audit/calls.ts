import type { AuditEntry } from '../../../../domain/audit.ts';
import { holds, list, number } from '../../answer-shapes.ts';
import { call, fetchFile } from '../../api.ts';

export interface AuditPage {
  entries: AuditEntry[];
  /** Entries that the filter lets through. */
  total: number;
  pages: number;
}

/** What is asked of the log; an empty text lets everything through. */
export interface AuditFilter {
  find: string;
  kind: string;
  user: string;
}

function queryOf({ find, kind, user }: AuditFilter): URLSearchParams {
  const chosen = Object.entries({ find, kind, user }).filter(([, value]) => value !== '');
  return new URLSearchParams(chosen);
}

const shape = holds({ entries: list, total: number(), pages: number() });

export function findAudit(filter: AuditFilter, page: number): Promise<AuditPage> {
  const query = queryOf(filter);
  query.set('page', String(page));
  return call(`/api/audit?${query}`, shape);
}

/** The whole log behind the filter as comma-separated values. */
export function exportAudit(filter: AuditFilter): Promise<Blob> {
  return fetchFile(`/api/audit.csv?${queryOf(filter)}`);
}

/** Addresses of everybody who may sign in. */
export async function findPeople(): Promise<string[]> {
  return (await call<{ email: string }[]>('/api/users', list)).map(({ email }) => email);
}
