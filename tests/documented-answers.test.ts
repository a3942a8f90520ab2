import fastify from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { checkAnswers, undocumented } from './documented-answers.ts';

const schema = z.object({
  status: z.literal('success'),
  data: z.array(z.object({ id: z.number(), note: z.string().optional() })),
});

test.each([
  ['a documented answer', { status: 'success', data: [{ id: 1 }, { id: 2, note: '' }] }, true],
  ['a key more', { status: 'success', data: [], more: null }, false],
  ['a key more in a list', { status: 'success', data: [{ id: 1 }, { id: 2, slug: 'x' }] }, false],
  ['a key less', { status: 'success' }, false],
  ['another type', { status: 'success', data: [{ id: '1' }] }, false],
])('%s', (_, answer, isDocumented) => {
  expect(undocumented(schema, answer) === null).toBe(isDocumented);
});

test('an answer that goes round the serializer fails the call, a streamed one, too', async () => {
  const app = fastify();
  app.setValidatorCompiler(validatorCompiler).setSerializerCompiler(serializerCompiler);
  const check = checkAnswers(app);
  const response = { 200: schema };
  app.get('/right', { schema: { response } }, () => ({ status: 'success', data: [], more: 1 }));
  app.get('/raw', { schema: { response } }, (_, reply) => {
    reply.type('application/json').send(Buffer.from('{"status":"success","data":[],"more":1}'));
  });
  app.get('/other', { schema: { response } }, () => {
    throw Object.assign(new Error('Not here.'), { statusCode: 404 });
  });
  const call = async (url: string) => check(await app.inject({ url }));
  await expect(call('/right')).resolves.toBeUndefined();
  await expect(call('/raw')).rejects.toThrow('200 of GET /raw is not as documented');
  await expect(call('/other')).rejects.toThrow('404 of GET /other is not documented');
  await app.close();
});
