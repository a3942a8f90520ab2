import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router';
import type * as entry from '../../app/entry.server.tsx';
import { documentRenderer } from '../framework/documents.ts';
import { sheetLinker } from './assets/linked-sheets.ts';
import type { PageRenderer, RenderedPage } from './page-renderer.ts';

const root = resolve(import.meta.dirname, '../..');

/** Context keys are compared by identity, so they must come from the build's own entry. */
type EntryModule = typeof entry;

async function finished(response: Response): Promise<RenderedPage> {
  const { status, headers } = response;
  return { status, headers: Object.fromEntries(headers), html: await response.text() };
}

function asksForLoadedData({ url }: Request): boolean {
  return new URL(url).pathname.endsWith('.data');
}

const noPage: RenderedPage = {
  status: 404,
  headers: { 'content-type': 'text/plain' },
  html: 'Not Found',
};

export function renderWith(
  build: ServerBuild,
  mode: string,
  withSheets = (html: string) => html,
): PageRenderer['render'] {
  const handle = createRequestHandler(build, mode);
  // Vite's styles in development come through the router's own handler.
  const renderDocument = mode === 'production' ? documentRenderer(build) : async () => null;
  // React Router's type of the entry lacks our exports.
  const { siteContext, documentContext } = build.entry.module as unknown as EntryModule;
  return async (request, site, document) => {
    const context = new RouterContextProvider();
    context.set(siteContext, site);
    context.set(documentContext, document);
    const page = await renderDocument(request, context);
    if (!page && asksForLoadedData(request)) return noPage;
    const shown = page ?? (await finished(await handle(request, context)));
    return { ...shown, html: withSheets(shown.html) };
  };
}

export async function builtRenderer(): Promise<PageRenderer> {
  const client = `${root}/build/client`;
  const manifest = JSON.parse(await readFile(`${client}/.vite/manifest.json`, 'utf8'));
  const build: ServerBuild = await import('#pages');
  return {
    render: renderWith(build, 'production', await sheetLinker(client, manifest)),
    islandsUrl: `/${manifest['app/islands.ts'].file}`,
  };
}
