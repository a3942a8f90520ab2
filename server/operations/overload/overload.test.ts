import { setImmediate as nextTurn } from 'node:timers/promises';
import Fastify from 'fastify';
import { afterEach, expect, test, vi } from 'vitest';
import { FinishedPage } from '../../../page-cache/finished-page.ts';
import { errors } from '../../http/errors.ts';
import type { PublicPages } from '../../pages/cache/public-pages.ts';
import { probe } from '../health.ts';
import { admitFreely, isOverloaded, overload } from './overload.ts';

afterEach(() => void vi.useRealTimers());

async function turns(count: number): Promise<void> {
  for (let n = 0; n < count; n++) await nextTurn();
}

test('F13 half a second of delay or three quarters of the heap are too much', () => {
  expect(isOverloaded({ delay: 500, heap: 0.75 })).toBe(false);
  expect(isOverloaded({ delay: 501, heap: 0 })).toBe(true);
  expect(isOverloaded({ delay: 0, heap: 0.76 })).toBe(true);
});

test('F13 while it is too much, a crowd waits and gets 503 and Retry-After; files and probes do not', async () => {
  vi.useFakeTimers({ toFake: ['performance', 'setInterval', 'clearInterval'] });
  const load = { delay: 0, heap: 0 };
  const app = Fastify();
  await app.register(errors);
  await app.register(overload, { read: () => load });
  const { promise: opened, resolve: open } = Promise.withResolvers<string>();
  app.get('/slow', () => opened);
  app.get('/page', async () => 'well');
  app.get('/livez', probe, async () => 'well');
  await app.register(async (scope) => {
    admitFreely(scope);
    scope.get('/file', async () => 'well');
  });
  app.post('/page', async () => 'written');
  const status = async (url: string) => (await app.inject(url)).statusCode;

  load.delay = 600;
  vi.advanceTimersByTime(500);
  expect(await status('/page'), 'alone').toBe(200);
  const crowd = Array.from({ length: 25 }, () => status('/slow'));
  const waiting = app.inject('/page');
  await turns(100);
  vi.advanceTimersByTime(750);
  const refused = await waiting;
  expect([refused.statusCode, refused.headers['retry-after']]).toEqual([503, '5']);
  expect(await status('/livez')).toBe(200);
  expect(await status('/file')).toBe(200);
  expect((await app.inject({ method: 'POST', url: '/page' })).statusCode, 'a writer').toBe(200);
  load.delay = 0;
  vi.advanceTimersByTime(500);
  expect(await status('/page')).toBe(200);
  open('well');
  expect(await Promise.all(crowd)).toEqual(Array(25).fill(200));
  await app.close();
});

test('F13 pages that are made without waiting do not hide the crowd behind them', async () => {
  const app = Fastify();
  await app.register(errors);
  await app.register(overload, { read: () => ({ delay: 0, heap: 0 }) });
  vi.useFakeTimers({ toFake: ['performance'] });
  app.get('/page', async () => {
    vi.advanceTimersByTime(100);
    return 'well';
  });
  const crowd = await Promise.all(Array.from({ length: 80 }, () => app.inject('/page')));
  vi.useRealTimers();
  const served = crowd.filter(({ statusCode }) => statusCode === 200);
  // In time, and the fifty who are no crowd.
  expect(served).toHaveLength(7 + 50);
  expect(crowd.filter(({ statusCode }) => statusCode === 503)).toHaveLength(23);
  await app.close();
});

test('F13 a page that was made for another reader meanwhile is nobody refused', async () => {
  const app = Fastify();
  const kept = new Set<string | undefined>();
  const answerAtOnce: PublicPages['answerAtOnce'] = ({ url }, response) => {
    if (!kept.has(url)) return false;
    response.end('kept');
    return true;
  };
  await app.register(errors);
  const pages = { answerAtOnce, isFilling: () => false };
  await app.register(overload, { read: () => ({ delay: 0, heap: 0 }), pages });
  vi.useFakeTimers({ toFake: ['performance'] });
  app.get('/page', async ({ url }) => {
    vi.advanceTimersByTime(100);
    kept.add(url);
    return 'made';
  });
  const crowd = await Promise.all(Array.from({ length: 80 }, () => app.inject('/page')));
  vi.useRealTimers();
  expect(crowd.every(({ statusCode }) => statusCode === 200)).toBe(true);
  expect(crowd.filter(({ body }) => body === 'kept')).toHaveLength(79);
  await app.close();
});

test('F13 a person who is refused a page gets the page of failures, a program JSON', async () => {
  vi.useFakeTimers({ toFake: ['performance', 'setInterval', 'clearInterval'] });
  const app = Fastify();
  await app.register(errors);
  await app.register(overload, { read: () => ({ delay: 600, heap: 0 }) });
  const headers = { 'Content-Type': 'text/html; charset=utf-8' };
  let made: FinishedPage | null = null;
  const { promise: gate, resolve: open } = Promise.withResolvers<string>();
  app.get('/slow', () => gate);
  app.get('/page', { config: { failedPage: async () => made } }, async () => 'well');
  await app.ready();
  vi.advanceTimersByTime(500);
  const ask = async (accept: string, url = '/page') => {
    const answer = app.inject({ url, headers: { accept } });
    await turns(100);
    if (url === '/page') vi.advanceTimersByTime(750);
    return answer;
  };
  const crowd = Array.from({ length: 25 }, () => ask('text/html', '/slow'));
  await turns(100);
  const browser = 'text/html,application/xhtml+xml,*/*;q=0.8';
  expect((await ask(browser)).json(), 'while there is no page').toHaveProperty('message');
  made = new FinishedPage({ status: 503, headers, body: Buffer.from('<h1>Run dry</h1>') });
  const page = await ask(browser);
  expect([page.statusCode, page.body]).toEqual([503, '<h1>Run dry</h1>']);
  expect(page.headers).toMatchObject({
    'retry-after': '5',
    'cache-control': 'no-store',
    'x-robots-tag': 'noindex',
    'content-type': 'text/html; charset=utf-8',
  });
  expect((await ask('application/json')).json()).toHaveProperty('message');
  open('made');
  await Promise.all(crowd);
  await app.close();
});
