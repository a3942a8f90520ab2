import { renderToReadableStream, renderToString } from 'react-dom/server';
import {
  type EntryContext,
  isRouteErrorResponse,
  type RouterContextProvider,
  ServerRouter,
} from 'react-router';
import { type DocumentContext, documentContext } from './context.ts';
import { IslandsUrl } from './ui/island.tsx';

export { documentContext, siteContext } from './context.ts';
export { usesRouter } from './uses-router.ts';

/** All that a page is made of, as React is given it. */
export function documentTree(
  { islandsUrl, nonce }: DocumentContext,
  routerContext: EntryContext,
  url: string,
) {
  return (
    <IslandsUrl value={islandsUrl}>
      <ServerRouter context={routerContext} url={url} nonce={nonce} />
    </IslandsUrl>
  );
}

/** A page without the router's script, as text: its data is there, so nothing is waited for. */
export function renderDocument(
  document: DocumentContext,
  routerContext: EntryContext,
  url: string,
): string {
  return `<!DOCTYPE html>${renderToString(documentTree(document, routerContext, url))}`;
}

/** A page as one finished answer: everything is awaited, nothing streams in later. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  loadContext: RouterContextProvider,
): Promise<Response> {
  const document = loadContext.get(documentContext);
  // The server knows that it said no, and answers in its own words.
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
  return new Response(stream, { status, headers });
}

/** Expected answers such as 404 are no errors; what is left reaches the server's log once. */
export function handleError(error: unknown, { context }: { context: RouterContextProvider }): void {
  if (!isRouteErrorResponse(error)) context.get(documentContext).report(error);
}
