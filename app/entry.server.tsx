import { renderToReadableStream } from 'react-dom/server';
import {
  type EntryContext,
  isRouteErrorResponse,
  type RouterContextProvider,
  ServerRouter,
} from 'react-router';
import { documentContext } from './context.ts';
import { IslandsUrl } from './ui/island.tsx';

export { documentContext, siteContext } from './context.ts';

/** A page as one finished answer: everything is awaited, nothing streams in later. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  loadContext: RouterContextProvider,
): Promise<Response> {
  const { nonce, islandsUrl } = loadContext.get(documentContext);
  let failure: unknown;
  const stream = await renderToReadableStream(
    <IslandsUrl value={islandsUrl}>
      <ServerRouter context={routerContext} url={request.url} nonce={nonce} />
    </IslandsUrl>,
    {
      nonce,
      onError(error) {
        failure = error;
      },
    },
  );
  await stream.allReady;
  if (failure) throw failure;
  headers.set('Content-Type', 'text/html; charset=utf-8');
  return new Response(stream, { status, headers });
}

/** Expected answers such as 404 are no errors; what is left reaches the server's log once. */
export function handleError(error: unknown, { context }: { context: RouterContextProvider }): void {
  if (!isRouteErrorResponse(error)) context.get(documentContext).report(error);
}
