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
import type { RenderedPage } from '../pages/page-renderer.ts';

type Routes = ServerBuild['routes'];

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

/** A Response such as 404 is an answer and no failure. */
function failuresIn({ errors }: StaticHandlerContext): unknown[] {
  return Object.values(errors ?? {}).filter((error) => !isRouteErrorResponse(error));
}

function withFailure(found: StaticHandlerContext, routes: Routes, error: unknown) {
  // Set by React Router's components while they render.
  const { _deepestRenderedBoundaryId: deepest } = found;
  const root = Object.values(routes).find((route) => route && !route.parentId);
  const boundary = deepest ?? root?.id ?? 'root';
  return { ...found, statusCode: 500, errors: { [boundary]: error } };
}

function firstOf(path: string): string {
  return path.replace(/^\//, '').split('/', 1)[0] ?? '';
}

async function finished(response: Response): Promise<RenderedPage> {
  const { status, headers } = response;
  return { status, headers: Object.fromEntries(headers), html: await response.text() };
}

const unexpected: RenderedPage = {
  status: 500,
  headers: { 'content-type': 'text/plain' },
  html: 'Unexpected Server Error',
};

/**
 * Without the data stream that React Router adds for hydration, a third of a render (patches.ts).
 * @returns null, before any loader runs, for anything but a GET of a document.
 */
export function documentRenderer(build: ServerBuild) {
  const { routes, assets, future, ssr, routeDiscovery } = build;
  const { documentContext, siteContext, renderDocument, usesRouter } = build.entry
    .module as unknown as typeof entry;
  const { query } = createStaticHandler(readingRoutes(routes));
  const all = Object.values(routes).filter((route) => route !== undefined);
  const applications = new Set(
    all.filter(({ module }) => usesRouter([module.handle])).map(({ path = '' }) => firstOf(path)),
  );
  const modules = all.map(({ id, module }) => [id, module]);
  const routeModules: EntryContext['routeModules'] = Object.fromEntries(modules);

  function contextOf(found: StaticHandlerContext): EntryContext {
    // Only the matched routes: React Router lists all of the manifest for each page.
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

  function isDocument({ method, url }: Request): boolean {
    const { pathname } = new URL(url);
    return method === 'GET' && !applications.has(firstOf(pathname));
  }

  /** Reports each failure once and runs no loader twice. */
  return async function render(
    request: Request,
    context: RouterContextProvider,
  ): Promise<RenderedPage | null> {
    if (!isDocument(request)) return null;
    const document = context.get(documentContext);
    const site = context.get(siteContext);
    const found = await query(request, { requestContext: context });
    if (found instanceof Response) return finished(found);
    const failures = failuresIn(found);
    for (const failure of failures) document.report(failure);
    const pageOf = (shown: StaticHandlerContext): RenderedPage => ({
      status: shown.statusCode,
      headers: {
        ...(failures.length === 0 && Object.fromEntries(headersOf(shown, routes))),
        'content-type': 'text/html; charset=utf-8',
      },
      html: renderDocument(document, contextOf(shown), { ...site, url: request.url }),
    });
    try {
      return pageOf(found);
    } catch (error) {
      // The error boundary of a route may rethrow what it was given.
      if (!failures.includes(error)) document.report(error);
      failures.push(error);
    }
    try {
      return pageOf(withFailure(found, routes, failures.at(-1)));
    } catch (error) {
      document.report(error);
      return unexpected;
    }
  };
}
