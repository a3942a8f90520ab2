import { data, RouterContextProvider, redirect, type ServerBuild } from 'react-router';
import { beforeEach, expect, test } from 'vitest';
import type { SiteContext } from '../../app/context.ts';
import * as entry from '../../app/entry.server.tsx';
import { englishAlone } from '../../domain/languages/page-languages.ts';
import { newRenderState } from '../pages/render-state.ts';
import { documentRenderer } from './documents.ts';

const loaders = {
  good: () => ({ said: 'good' }),
  moved: () => redirect('/good'),
  missing: () => {
    throw data(null, { status: 404 });
  },
  broken: () => {
    throw new Error('no database');
  },
  unshown: () => ({ said: 'unshown' }),
  hopeless: () => ({ said: 'hopeless' }),
  application: () => null,
};

const names = Object.keys(loaders) as (keyof typeof loaders)[];

/** Loaders that ran, and failures that were reported. */
let loaded: string[] = [];
let reported: string[] = [];
beforeEach(() => {
  loaded = [];
  reported = [];
});

/** A root with a page for each loader, which show what they were given as JSON. */
function build(): ServerBuild {
  const root = { id: 'root', path: '', module: { default: () => null, ErrorBoundary: () => null } };
  const pages = names.map((id) => ({
    id,
    path: id,
    parentId: 'root',
    module: {
      default: () => null,
      loader() {
        loaded.push(id);
        return loaders[id]();
      },
      headers: { 'X-Page': id },
      handle: id === 'application' && { hydrates: true },
    },
  }));
  const routes = Object.fromEntries([root, ...pages].map((route) => [route.id, route]));
  const renderDocument: typeof entry.renderDocument = (_, { manifest, staticHandlerContext }) => {
    const { errors, loaderData } = staticHandlerContext;
    if (loaderData.unshown && !errors) throw new Error('cannot be shown');
    if (loaderData.hopeless) throw new Error('cannot be shown at all');
    if (errors) return JSON.stringify(Object.keys(errors));
    return JSON.stringify([Object.keys(manifest.routes), loaderData]);
  };
  // Only what the renderer reads of a build.
  return {
    routes,
    assets: { routes },
    entry: { module: { ...entry, renderDocument } },
  } as unknown as ServerBuild;
}

function ask(path: string, method = 'GET') {
  const context = new RouterContextProvider();
  // Only what the renderer reads of it.
  context.set(entry.siteContext, { languages: englishAlone } as SiteContext);
  context.set(entry.documentContext, {
    islandsUrl: '',
    state: newRenderState(),
    report: (error) => reported.push(String(error)),
  });
  return documentRenderer(build())(new Request(`http://site${path}`, { method }), context);
}

test('a document is rendered with the data and the headers of its own routes', async () => {
  expect(await ask('/good')).toEqual({
    status: 200,
    headers: { 'content-type': 'text/html; charset=utf-8', 'x-page': 'good' },
    html: JSON.stringify([['root', 'good'], { good: { said: 'good' } }]),
  });
});

test('a page that is missing is rendered with its status', async () => {
  expect(await ask('/missing')).toMatchObject({ status: 404 });
  expect(await ask('/no/such/page')).toMatchObject({ status: 404 });
});

test('T05 the data of a page has no address', async () => {
  expect(await ask('/good.data')).toMatchObject({ status: 404 });
  expect(loaded).toEqual([]);
});

test('a redirect is answered as the loader said it', async () => {
  expect(await ask('/moved')).toMatchObject({ status: 302, headers: { location: '/good' } });
});

test('a loader that fails runs once, is reported once, and its page says so', async () => {
  expect(await ask('/broken')).toEqual({
    status: 500,
    headers: { 'content-type': 'text/html; charset=utf-8' },
    html: JSON.stringify(['root']),
  });
  expect([loaded, reported]).toEqual([['broken'], ['Error: no database']]);
});

test('a page that cannot be rendered is reported once, and its loaders do not run again', async () => {
  expect(await ask('/unshown')).toMatchObject({ status: 500, html: JSON.stringify(['root']) });
  expect([loaded, reported]).toEqual([['unshown'], ['Error: cannot be shown']]);
});

test('a page whose error page fails, too, has a last answer, and both are reported', async () => {
  expect(await ask('/hopeless')).toMatchObject({ status: 500, html: 'Unexpected Server Error' });
  expect(loaded).toEqual(['hopeless']);
  expect(reported).toEqual(Array(2).fill('Error: cannot be shown at all'));
});

test('all else is left to the handler of the router, before a loader has run', async () => {
  expect(await ask('/application')).toBeNull();
  expect(await ask('/good', 'POST')).toBeNull();
  expect(loaded).toEqual([]);
});
