import { resolve } from 'node:path';
import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type * as entry from '../../app/entry.server.tsx';
import { englishAlone } from '../../domain/languages/page-languages.ts';
import { loadFirstSite } from '../../tests/first-site.ts';
import { openMigratedSqlite } from '../../tests/migrated-sqlite.ts';
import { siteQueries } from '../pages/queries/site-queries.ts';
import { newRenderState } from '../pages/render-state.ts';
import { noCommands } from '../pages/site-commands.ts';
import { documentRenderer } from './documents.ts';

const origin = 'https://agency.example';
const reported: unknown[] = [];
let build: ServerBuild;
let database: Awaited<ReturnType<typeof openMigratedSqlite>>;

beforeAll(async () => {
  build = await import(
    /* @vite-ignore */ resolve(import.meta.dirname, '../../build/server/index.js')
  );
  database = await openMigratedSqlite();
  await loadFirstSite(database.db);
});
afterAll(() => database.db.destroy());

function contextFor(breaks: boolean): RouterContextProvider {
  // React Router types the entry by what it needs of it; ours exports the context keys too.
  const { siteContext, documentContext } = build.entry.module as unknown as typeof entry;
  const context = new RouterContextProvider();
  const queries = siteQueries(database.db)();
  const broken = { findBlogPage: () => Promise.reject(new Error('no database')) };
  context.set(siteContext, {
    queries: { ...queries, ...(breaks && broken) },
    commands: noCommands,
    origin,
    languages: englishAlone,
    enquiryMonths: 24,
    newPasswordLength: 12,
    openApi: async () => ({}),
  });
  const report = (error: unknown) => reported.push(error);
  context.set(documentContext, { islandsUrl: '/islands.js', state: newRenderState(), report });
  return context;
}

/** Without what React Router adds for pages that hydrate, and React's marks for streaming. */
function plain(html: string): string {
  return html
    .replace(/<script>.*?<\/script>|<!--.*?-->|<link rel="preload"[^>]*>/gs, '')
    .replace(/\s*\/>/g, '/>');
}

test.each([
  ['/insights', false],
  ['/contact', false],
  ['/no-such-page', false],
  ['/insights', true],
] as const)(
  '%s is what the handler of React Router makes of it (broken: %s)',
  async (path, breaks) => {
    const url = new URL(path, origin);
    reported.length = 0;
    const ours = await documentRenderer(build)(new Request(url), contextFor(breaks));
    const ownReports = reported.length;
    const theirs = await createRequestHandler(build, 'production')(
      new Request(url),
      contextFor(breaks),
    );
    expect(ours?.status).toBe(theirs.status);
    expect(ours?.headers['content-type']).toBe(theirs.headers.get('content-type'));
    expect(plain(ours?.html ?? '')).toBe(plain(await theirs.text()));
    expect(ownReports).toBe(breaks ? 1 : 0);
  },
);
