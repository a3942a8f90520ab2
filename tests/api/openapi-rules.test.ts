import { createConfig, lintFromString } from '@redocly/openapi-core';
import spectral, { type RulesetDefinition } from '@stoplight/spectral-core';
import rulesets from '@stoplight/spectral-rulesets';
import { beforeAll, expect, test } from 'vitest';
import { serverForAll } from '../server.ts';

let text: string;
beforeAll(async () => {
  const config = { origin: 'https://www.agency.test' };
  const { server, end } = await serverForAll({ config });
  text = (await server.call({ url: '/api/openapi.json' })).body;
  await end();
});

/**
 * The routes stay as they are. Fastify takes the fixed part of an address before a parameter, and a key
 * of a row is a number, so each of these addresses leads to one call.
 */
const ambiguous = [
  '`/api/users/sessions/{id}` and `/api/users/{id}/reset`',
  '`/api/users/{id}/reset` and `/api/users/invitations/{id}`',
];

async function redoclyProblems(source: string): Promise<string[]> {
  const config = await createConfig({ extends: ['recommended'] });
  const found = await lintFromString({ source, absoluteRef: 'openapi.json', config });
  return found
    .filter(({ message }) => !ambiguous.some((pair) => message.includes(pair)))
    .map(({ ruleId, message, location: [at] }) => `${ruleId}: ${message} ${at?.pointer}`);
}

async function spectralProblems(source: string): Promise<string[]> {
  const linter = new spectral.Spectral();
  // Two versions of the same types, one of them of @stoplight/types.
  const oas = rulesets.oas as RulesetDefinition;
  linter.setRuleset({ extends: [[oas, 'recommended']] });
  const found = await linter.run(source);
  return found.map(({ code, message, path }) => `${code}: ${message} ${path.join('.')}`);
}

test('the description is clean under the recommended rules of Redocly', async () => {
  expect(await redoclyProblems(text)).toEqual([]);
});

test('the description is clean under the recommended rules of Spectral', async () => {
  expect(await spectralProblems(text)).toEqual([]);
});

test('an operation without an id and with a wrong example is found (negative control)', async () => {
  const document = JSON.parse(text);
  const signIn = document.paths['/api/users/login'].post;
  delete signIn.operationId;
  const media = signIn.requestBody.content['application/json'];
  expect(media.example, 'the example of the route').toHaveProperty('email');
  media.example = { email: 1 };
  const wrong = JSON.stringify(document);
  expect((await redoclyProblems(wrong)).join('\n')).toContain('operation-operationId');
  const problems = (await spectralProblems(wrong)).join('\n');
  expect(problems).toContain('operation-operationId');
  expect(problems).toContain('oas3-valid-media-example');
});

test('operation ids are plain names of one call each', () => {
  const paths: Record<string, Record<string, { operationId: string }>> = JSON.parse(text).paths;
  const ids = Object.values(paths).flatMap((methods) =>
    Object.values(methods).map(({ operationId }) => operationId),
  );
  expect(ids.filter((id) => !/^[a-z]+([A-Z][a-z]+)+$/.test(id))).toEqual([]);
  expect(new Set(ids).size).toBe(ids.length);
});
