import { listUsers } from '../../../../domain/api/accounts/users.ts';
import {
  type AuditFilter,
  type AuditPage,
  exportAudit as exportCall,
  listAudit,
} from '../../../../domain/api/operations/audit.ts';
import { request, requestFile } from '../../api.ts';

export function findAudit(filter: AuditFilter, page: number): Promise<AuditPage> {
  return request(listAudit, { query: { ...filter, page } });
}

/** The whole log behind the filter as comma-separated values. */
export function exportAudit(filter: AuditFilter): Promise<Blob> {
  return requestFile(exportCall, { query: filter });
}

/** Addresses of everybody who may sign in. */
export async function findPeople(): Promise<string[]> {
  return (await request(listUsers)).map(({ email }) => email);
}
