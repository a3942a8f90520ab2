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

/** For pages without meta of their own: failed and unknown ones. */
export function meta({ error }: Route.MetaArgs) {
  const missing = isRouteErrorResponse(error) && isMissing(error.status);
  return [
    { title: missing ? 'Oops! Page Not Found' : 'This page cannot be shown right now' },
    { name: 'robots', content: 'noindex' },
  ];
}

/** What the frame around a page depends on: exported by routes as `handle`, or loaded with the page. */
export interface SiteFrame {
  /** For pages without a hero. */
  solidHeader?: boolean;
  /** Landing-page mode (specification §2.4). */
  landing?: boolean;
}

function frameIn(data: unknown): unknown {
  return typeof data === 'object' && data !== null && 'frame' in data ? data.frame : undefined;
}

function useSiteFrame(): SiteFrame {
  const frames = useMatches().flatMap(({ handle, loaderData }) => [handle, frameIn(loaderData)]);
  return Object.assign({}, ...frames.filter((frame) => typeof frame === 'object'));
}

export default function Site({ loaderData }: Route.ComponentProps) {
  return (
    <SiteLayout {...loaderData} {...useSiteFrame()}>
      <Outlet />
    </SiteLayout>
  );
}

/** What a 410 carries: only missingPage makes one. */
function goneIn({ status, data }: ErrorResponse): ShownGonePage | null {
  return status === 410 ? (data as ShownGonePage) : null;
}

export function ErrorBoundary({ error, loaderData }: Route.ErrorBoundaryProps) {
  // The frame needs the settings: without them the last-resort page is shown.
  if (!loaderData) throw error;
  const missing = isRouteErrorResponse(error) && isMissing(error.status);
  return (
    <SiteLayout {...loaderData}>
      {missing ? <NotFound gone={goneIn(error)} /> : <PageFailed error={error} />}
    </SiteLayout>
  );
}
