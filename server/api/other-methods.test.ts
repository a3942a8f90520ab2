import type { InjectOptions } from 'fastify';
import { expect, test } from 'vitest';
import { testServer } from '../../tests/server.ts';

const methods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE'] as const;

test('each address under /api refuses every method that it does not answer, and names those that it does', async () => {
  const { routes, call } = await testServer();
  const allowed = new Map<string, string[]>();
  for (const { url, method, schema } of routes) {
    if (!url.startsWith('/api/') || schema?.hide) continue;
    allowed.set(url, [...(allowed.get(url) ?? []), ...[method].flat()]);
  }
  const wrong: string[] = [];
  for (const [url, answered] of allowed) {
    for (const method of methods.filter((one) => !answered.includes(one))) {
      // Inject's type lacks TRACE, which a client can send.
      const asked = method as InjectOptions['method'];
      const { statusCode, headers } = await call({ method: asked, url: url.replace(/:\w+/g, '7') });
      if (statusCode !== 405 || headers.allow !== answered.join(', ')) {
        wrong.push(`${method} ${url}: ${statusCode} ${headers.allow}`);
      }
    }
  }
  expect(wrong).toEqual([]);
  expect(allowed.size).toBeGreaterThan(100);
});
