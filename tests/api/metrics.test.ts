import { expect, test } from 'vitest';
import { cachedSite } from '../cached-pages.ts';
import { describeOnBothDatabases } from '../databases.ts';
import { testServer } from '../server.ts';

const metricsToken = 'a-token-of-at-least-16';
const headers = { authorization: `Bearer ${metricsToken}` };

describeOnBothDatabases('GET /metrics', ({ open }) => {
  test('tells requests by status and messages that wait, in the format of Prometheus', async () => {
    const { call } = await testServer({ database: await open(), config: { metricsToken } });
    await call({ url: '/blog' });
    await call({ url: '/api/unknown' });
    const body = { name: 'Maryam', email: 'maryam@barhi.example', message: 'Hello' };
    await call({ method: 'POST', url: '/send-contact-form-main', body });
    const answer = await call({ url: '/metrics', headers });
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-type']).toBe('text/plain; version=0.0.4; charset=utf-8');
    expect(answer.body).toMatch(/^http_requests_total\{status="200"\} [2-9]$/m);
    expect(answer.body).toMatch(/^http_requests_total\{status="404"\} 1$/m);
    expect(answer.body).toMatch(/^outbox_messages\{status="queued"\} 1$/m);
    expect(answer.body).toMatch(/^outbox_messages\{status="held"\} 0$/m);
    expect(answer.body).toMatch(/^outbox_longest_wait_seconds 0$/m);
    expect(answer.body).toMatch(/^event_loop_delay_p99_seconds [\d.e-]+$/m);
    for (const line of answer.body.trimEnd().split('\n')) {
      expect(line).toMatch(/^(# (HELP|TYPE) [a-z0-9_]+ .+|[a-z0-9_]+(\{\w+="\w+"\})? [\d.e+-]+)$/);
    }
  });
});

test('without the token, or without the setting, there is nothing', async () => {
  const { call, token } = await testServer({ config: { metricsToken } });
  const wrong = { authorization: 'Bearer something-else' };
  for (const attempt of [{}, { headers: wrong }, { token }]) {
    expect((await call({ url: '/metrics', ...attempt })).statusCode).toBe(404);
  }
  const { call: closed } = await testServer();
  expect((await closed({ url: '/metrics', headers })).statusCode).toBe(404);
});

test('every page from memory is counted among the requests, with its status', async () => {
  const site = await cachedSite(undefined, { metricsToken });
  const figure = async (name: string) => {
    const { text } = await site.visit('/metrics', { headers });
    const [, value = '0'] = new RegExp(`^${name} (\\d+)$`, 'm').exec(text) ?? [];
    return Number(value);
  };
  const good = 'http_requests_total\\{status="200"\\}';
  const { headers: miss } = await site.visit('/');
  const before = await figure(good);
  for (let visit = 0; visit < 5; visit++) await site.visit('/');
  await site.visit('/', { headers: { 'if-none-match': String(miss.etag) } });
  // The five and the reading of the figures itself.
  expect((await figure(good)) - before).toBe(6);
  expect(await figure('http_requests_total\\{status="304"\\}')).toBe(1);
  expect(await figure('page_cache_hits_total')).toBe(6);
});
