import { parse } from 'node:querystring';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { storableText } from '../../db/column-limits.ts';
import { contentRefused } from '../http/errors.ts';
import { Refusal } from '../http/refusal.ts';

/** No body of ours comes near these; deeper or wider ones are attacks (threat T16). */
const maxDepth = 10;
const maxKeys = 200;

/**
 * Texts become what is stored of them, so that no check is passed by characters that are lost.
 * @throws {Refusal} when the value is nested too deeply or an object in it has too many keys.
 */
function tidy(value: unknown, depth = 1): void {
  if (typeof value !== 'object' || value === null) return;
  if (depth > maxDepth)
    throw new Refusal(400, `The body is nested more than ${maxDepth} levels deep.`);
  if (!Array.isArray(value) && Object.keys(value).length > maxKeys) {
    throw new Refusal(400, `The body has more than ${maxKeys} keys in one object.`);
  }
  for (const [key, inner] of Object.entries(value)) {
    if (typeof inner === 'string') Reflect.set(value, key, storableText(inner));
    else tidy(inner, depth + 1);
  }
}

type Done = (error: Error | null, body?: unknown) => void;

/** Lets the routes below read JSON bodies, and no body at all, and nothing else (threat T17). */
export function readJsonOnly(app: FastifyInstance): void {
  const parseJson = app.getDefaultJsonParser('error', 'error');
  app.removeContentTypeParser(['application/json', 'text/plain']);
  app.addContentTypeParser(
    'application/json',
    { parseAs: 'string' },
    (request: FastifyRequest, text: string, done: Done) => {
      // 'Create case study' is an empty body, whatever content type announces it (R-7-03).
      if (text === '') return done(null);
      parseJson(request, text, (error: Error | null, body?: unknown) => {
        if (error) return done(new Refusal(400, 'The body is not valid JSON.'));
        done(null, body);
      });
    },
  );
  app.addContentTypeParser(
    '*',
    { parseAs: 'buffer' },
    (_request: FastifyRequest, bytes: Buffer, done: Done) =>
      bytes.length === 0 ? done(null) : done(contentRefused()),
  );
  app.addHook('onRequest', async ({ headers }) => {
    const encoding = headers['content-encoding'];
    if (encoding !== undefined && encoding !== 'identity') throw contentRefused();
  });
  app.addHook('preValidation', async ({ body }) => tidy(body));
}

/** Lets the routes of this scope also read what an HTML form sends without JavaScript. */
export function readForms(app: FastifyInstance): void {
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request: FastifyRequest, text: string, done: Done) => {
      // Forms send line breaks as two characters, while inputs and the limits count one.
      const typed = text.replace(/%0D%0A/gi, '%0A');
      // One key more than allowed is read, so that too many are refused and not cut off.
      done(null, parse(typed, '&', '=', { maxKeys: maxKeys + 1 }));
    },
  );
}
