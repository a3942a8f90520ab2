import { expect, test } from 'vitest';
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
    expect(answer.body).toMatch(/^event_loop_delay_p99_seconds [\d.e-]+$/m);
    for (const line of answer.body.trimEnd().split('\n')) {
      expect(line).toMatch(
        /^(# (HELP|TYPE) [a-z0-9_]+ .+|[a-z0-9_]+(\{status="\w+"\})? [\d.e+-]+)$/,
      );
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
