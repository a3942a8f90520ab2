import { isRouteErrorResponse, Outlet, useLocation, useMatches } from 'react-router';
import { siteContext } from '../context.ts';
import type { Route } from './+types/site';
import type { SiteFrame } from './layout/site-frame.ts';
import { SiteLayout } from './layout/site-layout.tsx';
import { messagesOf } from './messages-of.ts';
import { isMissing, missingIn } from './missing/missing-page.ts';
import { PageFailed } from './missing/page-failed.tsx';
import { ShownMissing } from './missing/shown-missing.tsx';

export async function loader({ context }: Route.LoaderArgs) {
  const site = context.get(siteContext);
  const { queries, origin, previewUntil, shownAt } = site;
  const { text } = messagesOf(site);
  const [settings, locations, menus] = await Promise.all([
    queries.findSiteSettings(),
    queries.findPublishedLocationLinks(),
    queries.findMenus(),
  ]);
  const titles = { missing: text('missing.title'), failed: text('failed.title') };
  return { settings, locations, menus, origin, previewUntil, shownAt, titles };
}

/** For pages without meta of their own: failed and unknown ones. */
export function meta({ error, loaderData }: Route.MetaArgs) {
  const missing = isRouteErrorResponse(error) && isMissing(error.status) && missingIn(error);
  const title = missing
    ? missing.page?.meta_title || loaderData?.titles.missing
    : loaderData?.titles.failed;
  const noindex = { name: 'robots', content: 'noindex' };
  // In the words of a language, which components alone know.
  if (missing && missing.original !== null) return [noindex];
  return [{ title }, noindex];
}

function frameIn(data: unknown): unknown {
  return typeof data === 'object' && data !== null && 'frame' in data ? data.frame : undefined;
}

function useSiteFrame(): SiteFrame {
  const frames = useMatches().flatMap(({ handle, loaderData }) => [handle, frameIn(loaderData)]);
  return Object.assign({}, ...frames.filter((frame) => typeof frame === 'object'));
}

export default function Site({ loaderData }: Route.ComponentProps) {
  const { pathname } = useLocation();
  const original = loaderData.shownAt ?? pathname;
  return (
    <SiteLayout {...loaderData} {...useSiteFrame()} original={original}>
      <Outlet />
    </SiteLayout>
  );
}

export function ErrorBoundary({ error, loaderData }: Route.ErrorBoundaryProps) {
  // The frame needs the settings: without them the last-resort page is shown.
  if (!loaderData) throw error;
  const missing = isRouteErrorResponse(error) && isMissing(error.status) ? missingIn(error) : null;
  return (
    <SiteLayout {...loaderData} {...missing?.page?.frame} original={missing?.original ?? null}>
      {missing ? <ShownMissing {...missing} /> : <PageFailed error={error} />}
    </SiteLayout>
  );
}
