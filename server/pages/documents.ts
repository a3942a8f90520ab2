import {
  createStaticHandler,
  type EntryContext,
  isRouteErrorResponse,
  type RouteObject,
  type RouterContextProvider,
  type ServerBuild,
  type StaticHandlerContext,
} from 'react-router';
import type * as entry from '../../app/entry.server.tsx';
import type { RenderedPage } from './page-renderer.ts';

type Routes = ServerBuild['routes'];

/** The routes as the router reads them: with their loaders, without their components. */
function readingRoutes(routes: Routes, parentId?: string): RouteObject[] {
  return Object.values(routes).flatMap((route) => {
    if (!route || route.parentId !== parentId) return [];
    const { id, path, index, caseSensitive, module } = route;
    const { handle, loader } = module;
    const ErrorBoundary = module.ErrorBoundary && (() => null);
    const known = { id, path, caseSensitive, handle, loader, ErrorBoundary };
    return index ? { ...known, index } : { ...known, children: readingRoutes(routes, id) };
  });
}

/** The headers that the routes of a page give it, each over those of its parent. */
function headersOf({ matches, loaderHeaders }: StaticHandlerContext, routes: Routes): Headers {
  const none = new Headers();
  return matches.reduce((parentHeaders, { route: { id } }) => {
    const given = routes[id]?.module.headers;
    if (!given) return parentHeaders;
    const known = { loaderHeaders: loaderHeaders[id] ?? none, parentHeaders, actionHeaders: none };
    return new Headers(
      typeof given === 'function' ? given({ ...known, errorHeaders: undefined }) : given,
    );
  }, none);
}

/** A missing page is an answer; any other failure is the router's own handler's to report. */
function isAnswer({ errors, statusCode }: StaticHandlerContext): boolean {
  const isRedirect = statusCode >= 300 && statusCode < 400;
  return !isRedirect && Object.values(errors ?? {}).every((error) => isRouteErrorResponse(error));
}

/**
 * Renders documents without what the router's own handler adds for pages that hydrate: their data as
 * a stream, read in the browser by a script that a document does not have. A third of a render.
 * @returns null for whatever is no plain document: an application, a post, a redirect, a failure.
 */
export function documentRenderer(build: ServerBuild) {
  const { routes, assets, future, ssr, routeDiscovery } = build;
  // React Router types the entry by what it needs of it; ours exports more.
  const { documentContext, renderDocument, usesRouter } = build.entry
    .module as unknown as typeof entry;
  const { query } = createStaticHandler(readingRoutes(routes));
  const modules = Object.values(routes).map((route) => [route?.id, route?.module]);
  const routeModules: EntryContext['routeModules'] = Object.fromEntries(modules);

  function contextOf(found: StaticHandlerContext): EntryContext {
    // React Router lists all routes of its manifest anew for each page; a document has no others.
    const shown = found.matches.map(({ route: { id } }) => [id, assets.routes[id]]);
    return {
      manifest: { ...assets, routes: Object.fromEntries(shown) },
      routeModules,
      staticHandlerContext: found,
      branches: [],
      renderMeta: {},
      isSpaMode: false,
      future,
      ssr,
      routeDiscovery,
    };
  }

  return async function render(
    request: Request,
    context: RouterContextProvider,
  ): Promise<RenderedPage | null> {
    if (request.method !== 'GET' || new URL(request.url).pathname.endsWith('.data')) return null;
    const found = await query(request, { requestContext: context });
    if (found instanceof Response || !isAnswer(found)) return null;
    if (usesRouter(found.matches.map(({ route }) => route.handle))) return null;
    try {
      const html = renderDocument(context.get(documentContext), contextOf(found), request.url);
      const headers = Object.fromEntries(headersOf(found, routes));
      return {
        status: found.statusCode,
        headers: { ...headers, 'content-type': 'text/html; charset=utf-8' },
        html,
      };
    } catch {
      return null;
    }
  };
}
