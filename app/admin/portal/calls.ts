import type { Overview } from '../../../domain/overview.ts';
import { call } from '../api.ts';

export function findOverview(): Promise<Overview> {
  return call('/api/overview');
}
