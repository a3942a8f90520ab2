import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { CallEntry } from './call.tsx';
import { groupCalls, openApiDocument } from './open-api.ts';

const json = (schema: object) => ({ content: { 'application/json': { schema } } });
const failure = { description: 'Default Response', ...json({ properties: { message: {} } }) };

const document = openApiDocument.parse({
  openapi: '3.1.0',
  info: { title: 'Agency', version: '1.0.0' },
  components: { securitySchemes: {} },
  paths: {
    '/blog': { get: { tags: ['Blogs'], summary: 'All blogs' } },
    '/health': { get: { summary: 'Is it well' } },
    '/blog/{id}': {
      put: {
        tags: ['Blogs'],
        summary: 'Save a blog',
        description: 'Needs the header `If-Match`.',
        security: [{ bearer: [] }],
        parameters: [{ name: 'id', in: 'path', required: true, schema: { type: 'integer' } }],
        requestBody: json({ properties: { title: { type: 'string', maxLength: 300 } } }),
        responses: {
          200: { description: 'Saved', ...json({ type: 'string' }) },
          '4XX': failure,
          '5XX': failure,
        },
      },
    },
  },
});

test('calls stand under their tag, those without one under a name of their own', () => {
  const groups = groupCalls(document).map(({ tag, calls }) => [
    tag,
    ...calls.map(({ method, path }) => `${method} ${path}`),
  ]);
  expect(groups).toEqual([
    ['Blogs', 'GET /blog', 'PUT /blog/{id}'],
    ['Other calls', 'GET /health'],
  ]);
});

test('a call tells its address, token, parameters, body and answers', () => {
  const call = groupCalls(document)[0]?.calls[1];
  const html = call ? renderToStaticMarkup(<CallEntry call={call} shared={new Map()} />) : '';
  const text = html.replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ');
  expect(html).toContain('<code>If-Match</code>');
  for (const words of [
    'Save a blog PUT /blog/{id} needs the token',
    'id in the path, whole number, required',
    'application/json',
    'title text at most 300 characters',
    '200: Saved text as application/json',
    '4XX, 5XX',
  ]) {
    expect(text).toContain(words);
  }
});

test('a document that is none is refused', () => {
  expect(openApiDocument.safeParse({ paths: [] }).success).toBe(false);
});
