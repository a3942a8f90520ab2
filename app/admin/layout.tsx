import {
  type ClientLoaderFunctionArgs,
  Outlet,
  redirect,
  redirectDocument,
  type ShouldRevalidateFunctionArgs,
} from 'react-router';
import { signInCall } from '../../domain/api/accounts/session.ts';
import { getOverview } from '../../domain/api/operations/overview.ts';
import type { Route } from './+types/layout';
import adminStyles from './admin.css?url';
import { request } from './api.ts';
import { apiAction } from './api-action.ts';
import { ChunkGuard } from './chunk-guard.tsx';
import { screenMeta } from './screen-meta.ts';
import { redirectFrom } from './session/gate.ts';
import { readUserInfo } from './session/session.ts';
import { asksItself } from './session/sign-in-again.ts';
import { takeAlert } from './shell/alert.ts';
import { addJoinedFaces } from './shell/joined-faces.ts';
import { ScreenFailed, SlowScreen } from './shell/screen-failed.tsx';
import { Shell } from './shell/shell.tsx';
import { WholeScreen } from './shell/whole-screen.tsx';
import { LoadingSpinner } from './ui/loaded.tsx';

export const handle = { hydrates: true };

if (typeof window !== 'undefined') {
  addJoinedFaces();
  // Stands in for a screen whose script does not arrive (R-8-12, see vite.config.ts).
  window.missingScreen = {
    default: () => <ScreenFailed />,
    clientLoader: () => null,
    clientAction: apiAction(),
  };
}

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: adminStyles }];

export function meta() {
  return screenMeta('Admin Portal');
}

/** A form on screen sends, or loads again: its call asks to sign in, and nothing typed is lost (D18). */
function staysHere({ method, url }: Request): boolean {
  return method !== 'GET' || (asksItself() && url === location.href);
}

/**
 * The back office's only gate, before any screen's loader and before anything is painted. The server's
 * document is the same empty shell for everybody; enforcement is the API's (decision D16).
 */
export const clientMiddleware: Route.ClientMiddlewareFunction[] = [
  ({ request: asked }) => {
    if (readUserInfo()?.isAdmin || staysHere(asked)) return;
    const target = redirectFrom(new URL(asked.url).pathname);
    // Home is a document of its own, with islands instead of the router.
    throw target === '/' ? redirectDocument(target) : redirect(target);
  },
];

/** The counts are promises: the shell stands before they have arrived. */
export function clientLoader(_: ClientLoaderFunctionArgs) {
  const overview = request(getOverview);
  return {
    email: readUserInfo()?.email ?? '',
    alert: takeAlert(),
    newEnquiries: overview.then(
      ({ enquiries }) => enquiries.new,
      () => null,
    ),
    outdated: overview.then(
      // A server of the release before answers none.
      ({ translations = [] }) => translations.reduce((sum, { outdated }) => sum + outdated, 0),
      () => null,
    ),
    lastChanges: overview.then(
      ({ lastChanges }) => lastChanges,
      () => [],
    ),
    counts: overview.then(
      // A server of the release before answers none.
      ({ counts }) => counts ?? null,
      () => null,
    ),
  };
}

clientLoader.hydrate = true as const;

/** For the dialog that asks to sign in again, over any screen. */
export const clientAction = apiAction(signInCall);

/** Counts change with what is saved, not with the address. */
export function shouldRevalidate({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs): boolean {
  return defaultShouldRevalidate && currentUrl.href === nextUrl.href;
}

export function HydrateFallback() {
  return (
    <WholeScreen>
      <LoadingSpinner label="Loading the back office" />
      <ChunkGuard />
    </WholeScreen>
  );
}

export default function AdminLayout({ loaderData }: Route.ComponentProps) {
  return (
    <Shell {...loaderData}>
      <SlowScreen />
      <Outlet />
    </Shell>
  );
}

/** A screen that fails, or whose script does not arrive, leaves the shell standing (decision D40). */
export function ErrorBoundary({ loaderData }: Route.ErrorBoundaryProps) {
  if (loaderData) {
    return (
      <Shell {...loaderData}>
        <ScreenFailed />
      </Shell>
    );
  }
  return (
    <WholeScreen>
      <ScreenFailed />
    </WholeScreen>
  );
}
