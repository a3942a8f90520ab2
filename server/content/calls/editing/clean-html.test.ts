import { expect, test } from 'vitest';
import { testServer } from '../../../../tests/server.ts';

const url = '/api/clean-html';

test('R-2.6-04 an editor is told beforehand what saving removes', async () => {
  const { call, token } = await testServer();
  const html = '<p onclick="x()">One</p><script>alert(1)</script>';
  const answer = await call({ method: 'POST', url, token, body: { html } });
  expect(answer.json()).toEqual({ html: '<p>One</p>', removed: ['onclick', '<script>'] });
});

test('nobody else is, and nothing over-long is looked at', async () => {
  const { call, token } = await testServer();
  const body = { html: 'x'.repeat(100_001) };
  expect((await call({ method: 'POST', url, body: { html: '' } })).statusCode).toBe(401);
  expect((await call({ method: 'POST', url, token, body })).statusCode).toBe(400);
});
