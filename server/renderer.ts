import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router';
import type * as entry from '../app/entry.server.tsx';
import type { PageRenderer } from './page-renderer.ts';

const root = resolve(import.meta.dirname, '..');

/** The build's own entry module: context keys are objects, and only the build's are the right ones. */
type EntryModule = typeof entry;

export function renderWith(build: ServerBuild, mode: string): PageRenderer['render'] {
  const handle = createRequestHandler(build, mode);
  // React Router types the entry by what it needs of it; ours exports the context keys too.
  const { siteContext, documentContext } = build.entry.module as unknown as EntryModule;
  return (request, site, document) => {
    const context = new RouterContextProvider();
    context.set(siteContext, site);
    context.set(documentContext, document);
    return handle(request, context);
  };
}

/** The pages of the last `npm run build`. */
export async function builtRenderer(): Promise<PageRenderer> {
  const manifest = JSON.parse(await readFile(`${root}/build/client/.vite/manifest.json`, 'utf8'));
  const build: ServerBuild = await import(`${root}/build/server/index.js`);
  return {
    render: renderWith(build, 'production'),
    islandsUrl: `/${manifest['app/islands.ts'].file}`,
  };
}
