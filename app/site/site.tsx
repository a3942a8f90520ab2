import { type ErrorResponse, isRouteErrorResponse, Outlet, useMatches } from 'react-router';
import type { ShownGonePage } from '../../domain/content/shown.ts';
import { siteContext } from '../context.ts';
import type { Route } from './+types/site';
import { SiteLayout } from './layout/site-layout.tsx';
import { isMissing } from './missing/missing-page.ts';
import { NotFound } from './missing/not-found.tsx';
import { PageFailed } from './missing/page-failed.tsx';

export async function loader({ context }: Route.LoaderArgs) {
  const { queries, origin, previewUntil } = context.get(siteContext);
  const [settings, locations] = await Promise.all([
    queries.findSiteSettings(),
    queries.findPublishedLocationLinks(),
  ]);
  return { settings, locations, origin, previewUntil };
}

/** Speaks for a page that has no own meta, which is a page that failed or does not exist. */
export function meta({ error }: Route.MetaArgs) {
  const missing = isRouteErrorResponse(error) && isMissing(error.status);
  return [
    { title: missing ? 'Oops! Page Not Found' : 'This page cannot be shown right now' },
    { name: 'robots', content: 'noindex' },
  ];
}

/** How a page wants its frame; a route says so with `export const handle: SiteHandle`. */
export interface SiteHandle {
  /** The header stands on the page's ground instead of over a hero. */
  solidHeader?: boolean;
  /** The header without navigation (landing-page mode, specification §2.4). */
  landing?: boolean;
}

function useSiteHandle(): SiteHandle {
  const handles = useMatches().map(({ handle }) => handle);
  return Object.assign({}, ...handles.filter((handle) => typeof handle === 'object'));
}

export default function Site({ loaderData }: Route.ComponentProps) {
  return (
    <SiteLayout {...loaderData} {...useSiteHandle()}>
      <Outlet />
    </SiteLayout>
  );
}

/** What a 410 carries: only missingPage makes one. */
function goneIn({ status, data }: ErrorResponse): ShownGonePage | null {
  return status === 410 ? (data as ShownGonePage) : null;
}

export function ErrorBoundary({ error, loaderData }: Route.ErrorBoundaryProps) {
  // Without settings even the frame's texts are missing: leave it to the last-resort page.
  if (!loaderData) throw error;
  const missing = isRouteErrorResponse(error) && isMissing(error.status);
  return (
    <SiteLayout {...loaderData}>
      {missing ? <NotFound gone={goneIn(error)} /> : <PageFailed error={error} />}
    </SiteLayout>
  );
}
