import { siteContext } from '../../context.ts';
import type { Route } from './+types/unknown-path';
import { missingPage } from './missing-page.ts';

/** R-2.1-19, R-2.1-20. */
export async function loader({ context, url }: Route.LoaderArgs) {
  throw await missingPage(context.get(siteContext).queries, url);
}

export default function UnknownPath() {
  return null;
}
