import { data } from 'react-router';
import type { ShownGonePage } from '../../../domain/content/shown.ts';
import type { SiteQueries } from '../../context.ts';

/** 410 with suggestions for a deleted page, else 404. */
export async function missingPage({ findGonePage }: Pick<SiteQueries, 'findGonePage'>, url: URL) {
  const gone = await findGonePage(url.pathname);
  return data<ShownGonePage | null>(gone, { status: gone ? 410 : 404 });
}

export function isMissing(status: number): boolean {
  return status === 404 || status === 410;
}
