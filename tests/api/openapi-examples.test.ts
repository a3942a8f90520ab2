import { beforeEach, expect, test } from 'vitest';
import { z } from 'zod';
import { undocumented } from '../documented-answers.ts';
import { type TestServer, testServer } from '../server.ts';

interface Media {
  example?: unknown;
}

interface Operation {
  requestBody?: { content: Record<string, Media> };
  responses: Record<string, { content?: Record<string, Media> }>;
}

let server: TestServer;
let paths: Record<string, Record<string, Operation>>;
beforeEach(async () => {
  server = await testServer();
  paths = (await server.call({ url: '/api/openapi.json' })).json().paths;
});

/** Each call with the schemas that check it. */
function calls() {
  return server.routes.flatMap(({ method, url, schema }) => {
    const path = url.replace(/:(\w+)/g, (_, name) => `{${name}}`);
    const operation = paths[path]?.[String(method).toLowerCase()];
    return operation && schema ? [{ name: `${method} ${url}`, operation, schema }] : [];
  });
}

test('each JSON body has an example that its own schema accepts', () => {
  const examples = calls().flatMap(({ name, operation, schema }) => {
    const media = operation.requestBody?.content['application/json'];
    return media && schema.body instanceof z.ZodType ? [{ name, media, body: schema.body }] : [];
  });
  expect(examples.length).toBeGreaterThan(35);
  const problems = examples.flatMap(({ name, media, body }) => {
    const { error } = body.safeParse(media.example);
    return error ? [`${name}: ${z.prettifyError(error)}`] : [];
  });
  expect(problems).toEqual([]);
});

test('each JSON answer has an example that could be answered', () => {
  const examples = calls().flatMap(({ name, operation, schema }) => {
    const answers = Object.entries(operation.responses).filter(([status]) => /^2/.test(status));
    const documented: Record<string, unknown> = Object(schema.response);
    return answers.flatMap(([status, { content }]) => {
      const [media, answer] = [content?.['application/json'], documented[status]];
      return media && answer instanceof z.ZodType ? [{ name, media, answer }] : [];
    });
  });
  expect(examples.length).toBeGreaterThan(95);
  const problems = examples.flatMap(({ name, media, answer }) => {
    const problem = undocumented(answer, media.example);
    return problem ? [`${name}: ${problem}`] : [];
  });
  expect(problems).toEqual([]);
});
