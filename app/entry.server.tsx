import { renderToReadableStream, renderToString } from 'react-dom/server';
import {
  type EntryContext,
  isRouteErrorResponse,
  type RouterContextProvider,
  ServerRouter,
} from 'react-router';
import { withBrandedPictures } from './branded-pictures.ts';
import { type DocumentContext, documentContext } from './context.ts';
import type { loader as rootLoader } from './root.tsx';
import { IsFramed } from './ui/framed.ts';
import { IslandsUrl } from './ui/island.tsx';
import { usesRouter } from './uses-router.ts';

export { documentContext, siteContext } from './context.ts';
export { usesRouter } from './uses-router.ts';

type RootData = Awaited<ReturnType<typeof rootLoader>>;

export function documentTree(
  { islandsUrl, isFramed = false, nonce }: DocumentContext,
  routerContext: EntryContext,
  url: string,
) {
  return (
    <IslandsUrl value={islandsUrl}>
      <IsFramed value={isFramed}>
        <ServerRouter context={routerContext} url={url} nonce={nonce} />
      </IsFramed>
    </IslandsUrl>
  );
}

/** Without the router's script; all data is loaded, so a synchronous render is enough. */
export function renderDocument(
  document: DocumentContext,
  routerContext: EntryContext,
  url: string,
): string {
  const html = renderToString(documentTree(document, routerContext, url));
  return `<!DOCTYPE html>${withBrandedPictures(html, brandFolderIn(routerContext))}`;
}

function brandFolderIn({ staticHandlerContext }: EntryContext): string {
  // The loader of app/root.tsx made it.
  const data = staticHandlerContext.loaderData.root as RootData | undefined;
  return data?.brand.folder ?? '';
}

/** Not streamed: the cache needs the whole page. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  loadContext: RouterContextProvider,
): Promise<Response> {
  const document = loadContext.get(documentContext);
  if (document.mayRender && !(await document.mayRender()))
    return new Response(null, { status: 503 });
  let failure: unknown;
  const stream = await renderToReadableStream(documentTree(document, routerContext, request.url), {
    nonce: document.nonce,
    onError(error) {
      failure = error;
    },
  });
  await stream.allReady;
  if (failure) throw failure;
  headers.set('Content-Type', 'text/html; charset=utf-8');
  const { matches } = routerContext.staticHandlerContext;
  const handles = matches.map(({ route }) => routerContext.routeModules[route.id]?.handle);
  // The back office hydrates what was rendered, and asks for its pictures by itself.
  if (usesRouter(handles)) return new Response(stream, { status, headers });
  const html = await new Response(stream).text();
  const body = withBrandedPictures(html, brandFolderIn(routerContext));
  return new Response(body, { status, headers });
}

export function handleError(error: unknown, { context }: { context: RouterContextProvider }): void {
  if (!isRouteErrorResponse(error)) context.get(documentContext).report(error);
}
