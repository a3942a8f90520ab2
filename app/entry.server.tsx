import { renderToReadableStream, renderToString } from 'react-dom/server';
import {
  type EntryContext,
  isRouteErrorResponse,
  type RouterContextProvider,
  ServerRouter,
} from 'react-router';
import { linkFrom } from '../domain/languages/page-languages.ts';
import { messagesFor } from '../domain/messages/messages-for.ts';
import { type DocumentContext, documentContext, type SiteContext, siteContext } from './context.ts';
import type { loader as rootLoader } from './root.tsx';
import { IsFramed } from './ui/framed.ts';
import { IslandsUrl } from './ui/island.tsx';
import { PageLanguage } from './ui/languages/page-language.ts';
import { PageMessages } from './ui/messages.ts';
import { BrandFolder } from './ui/pictures/brand-folder.ts';
import { usesRouter } from './uses-router.ts';

export { documentContext, siteContext } from './context.ts';
export { usesRouter } from './uses-router.ts';

type RootData = Awaited<ReturnType<typeof rootLoader>>;

interface Asked extends Pick<SiteContext, 'languages' | 'origin'> {
  url: string;
}

export function documentTree(
  { islandsUrl, isFramed = false, nonce }: DocumentContext,
  routerContext: EntryContext,
  { url, languages, origin }: Asked,
) {
  const { current } = languages;
  const linkTo = (href: string) => linkFrom(languages, href);
  return (
    <PageMessages value={messagesFor(current.tag, current.digits)}>
      <IslandsUrl value={islandsUrl}>
        <IsFramed value={isFramed}>
          <PageLanguage value={{ ...languages, linkTo, origin }}>
            <BrandFolder value={brandFolderIn(routerContext)}>
              <ServerRouter context={routerContext} url={url} nonce={nonce} />
            </BrandFolder>
          </PageLanguage>
        </IsFramed>
      </IslandsUrl>
    </PageMessages>
  );
}

/** Without the router's script; all data is loaded, so a synchronous render is enough. */
export function renderDocument(
  document: DocumentContext,
  routerContext: EntryContext,
  asked: Asked,
): string {
  return `<!DOCTYPE html>${renderToString(documentTree(document, routerContext, asked))}`;
}

/** What the loader of app/root.tsx made; nothing where it failed. */
function rootDataIn({ staticHandlerContext }: EntryContext): RootData | undefined {
  return staticHandlerContext.loaderData.root as RootData | undefined;
}

function hydrates({ routeModules, staticHandlerContext: { matches } }: EntryContext): boolean {
  return usesRouter(matches.map(({ route }) => routeModules[route.id]?.handle));
}

/** None in the back office, which hydrates what was rendered and asks for its pictures by itself. */
function brandFolderIn(routerContext: EntryContext): string {
  return hydrates(routerContext) ? '' : (rootDataIn(routerContext)?.brand.folder ?? '');
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
  const asked = { ...loadContext.get(siteContext), url: request.url };
  const stream = await renderToReadableStream(documentTree(document, routerContext, asked), {
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

export function handleError(error: unknown, { context }: { context: RouterContextProvider }): void {
  if (!isRouteErrorResponse(error)) context.get(documentContext).report(error);
}
