import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router';
import type * as entry from '../../app/entry.server.tsx';
import { documentRenderer } from '../framework/documents.ts';
import type { PageRenderer, RenderedPage } from './page-renderer.ts';

const root = resolve(import.meta.dirname, '../..');

/** The build's own entry module: context keys are objects, and only the build's are the right ones. */
type EntryModule = typeof entry;

async function finished(response: Response): Promise<RenderedPage> {
  const { status, headers } = response;
  return { status, headers: Object.fromEntries(headers), html: await response.text() };
}

export function renderWith(build: ServerBuild, mode: string): PageRenderer['render'] {
  const handle = createRequestHandler(build, mode);
  // Vite adds styles of its own while the pages are developed, by way of the router's handler.
  const renderDocument = mode === 'production' ? documentRenderer(build) : async () => null;
  // React Router types the entry by what it needs of it; ours exports the context keys too.
  const { siteContext, documentContext } = build.entry.module as unknown as EntryModule;
  return async (request, site, document) => {
    const context = new RouterContextProvider();
    context.set(siteContext, site);
    context.set(documentContext, document);
    const page = await renderDocument(request, context);
    return page ?? finished(await handle(request, context));
  };
}

/** The pages of the last `npm run build`. */
export async function builtRenderer(): Promise<PageRenderer> {
  const manifest = JSON.parse(await readFile(`${root}/build/client/.vite/manifest.json`, 'utf8'));
  const build: ServerBuild = await import('#pages');
  return {
    render: renderWith(build, 'production'),
    islandsUrl: `/${manifest['app/islands.ts'].file}`,
  };
}
