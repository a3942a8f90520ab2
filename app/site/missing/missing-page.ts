import { data } from 'react-router';
import type { ShownGonePage } from '../../../domain/content/shown.ts';
import type { SiteQueries } from '../../context.ts';

/** What a loader throws where no page stands: 410 with what is closest to a deleted one, else 404. */
export async function missingPage({ findGonePage }: Pick<SiteQueries, 'findGonePage'>, url: URL) {
  const gone = await findGonePage(url.pathname);
  return data<ShownGonePage | null>(gone, { status: gone ? 410 : 404 });
}

/** Whether an error says that no page stands there, or none any more. */
export function isMissing(status: number): boolean {
  return status === 404 || status === 410;
}
