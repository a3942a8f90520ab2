import type { Overview } from '../../../../domain/overview.ts';
import { boolean, holds, list, number } from '../../answer-shapes.ts';
import { call } from '../../api.ts';

const overview = holds({
  drafts: list,
  lastChanges: list,
  samplesLeft: number(),
  enquiries: holds({ new: number(), overdue: number() }),
  mail: holds({ configured: boolean(), queued: number(), failed: number() }),
});

export function findOverview(): Promise<Overview> {
  return call('/api/overview', overview);
}
