import { data, RouterContextProvider, redirect, type ServerBuild } from 'react-router';
import { expect, test } from 'vitest';
import * as entry from '../../app/entry.server.tsx';
import { documentRenderer } from './documents.ts';
import { newRenderState } from './render-state.ts';

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
  application: () => null,
};

const names = Object.keys(loaders) as (keyof typeof loaders)[];

/** A root with a page for each loader, which show what they were given as JSON. */
function build(): ServerBuild {
  const root = { id: 'root', path: '', module: { default: () => null, ErrorBoundary: () => null } };
  const pages = names.map((id) => ({
    id,
    path: id,
    parentId: 'root',
    module: {
      default: () => null,
      loader: loaders[id],
      headers: { 'X-Page': id },
      handle: id === 'application' && { hydrates: true },
    },
  }));
  const routes = Object.fromEntries([root, ...pages].map((route) => [route.id, route]));
  const renderDocument: typeof entry.renderDocument = (_, { manifest, staticHandlerContext }) => {
    if (staticHandlerContext.loaderData.unshown) throw new Error('cannot be shown');
    return JSON.stringify([Object.keys(manifest.routes), staticHandlerContext.loaderData]);
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
  context.set(entry.documentContext, {
    islandsUrl: '',
    state: newRenderState(),
    report: () => {},
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

test('all else is left to the handler of the router, which reports what failed', async () => {
  for (const path of ['/moved', '/broken', '/unshown', '/application', '/good.data']) {
    expect(await ask(path), path).toBeNull();
  }
  expect(await ask('/good', 'POST')).toBeNull();
});
