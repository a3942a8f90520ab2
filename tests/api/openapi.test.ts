import { beforeEach, expect, test } from 'vitest';
import { type TestServer, testServer } from '../server.ts';

interface Operation {
  summary?: string;
  description?: string;
  tags?: string[];
  security?: unknown[];
  requestBody?: { content: Record<string, unknown> };
  responses: Record<
    string,
    { description?: string; content?: Record<string, { schema: unknown }> }
  >;
}

interface Description {
  openapi: string;
  paths: Record<string, Record<string, Operation>>;
}

let server: TestServer;
let description: Description;
beforeEach(async () => {
  server = await testServer();
  const answer = await server.call({ url: '/api/openapi.json' });
  expect(answer.statusCode).toBe(200);
  description = answer.json();
});

function operations(): [string, Operation][] {
  return Object.entries(description.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]): [string, Operation] => [
      `${method.toUpperCase()} ${path}`,
      operation,
    ]),
  );
}

test('the description names every live route of the calls and nothing else', () => {
  const live = server.routes
    .filter(({ schema }) => schema && !('hide' in schema && schema.hide))
    .flatMap(({ method, url }) =>
      [method].flat().map((name) => `${name} ${url.replace(/:(\w+)/g, (_, key) => `{${key}}`)}`),
    )
    .filter((name) => !name.startsWith('HEAD '));
  expect(live.length).toBeGreaterThan(20);
  expect(
    operations()
      .map(([name]) => name)
      .sort(),
  ).toEqual(live.sort());
});

test('it is OpenAPI 3.1, and each operation says what it does and what it answers', () => {
  expect(description.openapi).toBe('3.1.0');
  for (const [name, { summary, description: text, tags, responses }] of operations()) {
    expect(summary, name).toMatch(/\S/);
    expect(text, name).toMatch(/\.$/);
    expect(tags, name).toHaveLength(1);
    expect(Object.keys(responses), name).toContainEqual(expect.stringMatching(/^20[01]$/));
    for (const [status, response] of Object.entries(responses)) {
      expect(status, name).toMatch(/^([1-5]\d\d|[1-5]XX|default)$/);
      expect(response.description, name).toBeTypeOf('string');
    }
  }
});

test('what writes asks for the bearer token, but for the ways in and the contact forms', () => {
  const open = operations()
    .filter(([, { security }]) => security?.length === 0)
    .map(([name]) => name);
  expect(open.filter((name) => !name.startsWith('GET ')).sort()).toEqual([
    'POST /api/users/invitations/accept',
    'POST /api/users/links/look',
    'POST /api/users/login',
    'POST /api/users/password/forgot',
    'POST /api/users/password/reset',
    'POST /send-contact-form',
    'POST /send-contact-form-main',
  ]);
});

test('every reference in it leads somewhere', () => {
  const text = JSON.stringify(description);
  const references = [...text.matchAll(/"\$ref":"#\/([^"]+)"/g)].map(([, path = '']) => path);
  for (const reference of references) {
    let found: unknown = description;
    for (const part of reference.split('/')) {
      found = found && typeof found === 'object' ? Reflect.get(found, part) : undefined;
    }
    expect(found, reference).toBeDefined();
  }
});

test('the bodies are the schemas that check the calls', () => {
  const [, form] = operations().find(([name]) => name === 'POST /send-contact-form-main') ?? [];
  expect(Object.keys(form?.requestBody?.content ?? {})).toEqual([
    'application/json',
    'application/x-www-form-urlencoded',
    'multipart/form-data',
  ]);
  expect(JSON.stringify(form?.requestBody)).toContain('"maxLength":12');
});
