import { getOverview, type Overview } from '../../../../domain/api/operations/overview.ts';
import { request } from '../../api.ts';

export function findOverview(): Promise<Overview> {
  return request(getOverview);
}
