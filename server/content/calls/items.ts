import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { deleteItem, insertItem, updateItem } from '../../../db/content/change-items.ts';
import { findItem, findItemParts } from '../../../db/content/find-items.ts';
import {
  itemCallsOf,
  rowFieldsOf,
  type SavedAs,
  type WithRows,
} from '../../../domain/api/content/items.ts';
import { trashDays } from '../../../domain/content/item.ts';
import { type Kind, titleOf } from '../../../domain/content/kind.ts';
import { spellingOf } from '../../../domain/content/kinds/call-paths.ts';
import { type ItemKind, kinds } from '../../../domain/content/kinds/kinds.ts';
import { capitalized, pluralOf } from '../../../domain/content/kinds/names.ts';
import { saveOf, tagWith } from '../../api/entity-tags.ts';
import { bareList, readTimeout, sendLongList, statusList } from '../../api/long-list.ts';
import { routesOf } from '../../api/route.ts';
import { Refusal } from '../../http/refusal.ts';
import { drawItem, drawingSeed } from '../../media/drawings.ts';
import { seesDrafts } from '../drafts.ts';
import { createdSentence, savedSentence } from './saved-sentence.ts';

const status = 'success' as const;

type Values = Record<string, unknown>;

function textsOf({ name, noun, absent, listedBy, slugOf }: Kind<ItemKind>) {
  const many = pluralOf(name);
  const { isCreatedEmpty } = spellingOf(name);
  const taken = slugOf ? 'An address that is taken answers 409. ' : '';
  const kept =
    absent === 'kept' ? 'Absent fields keep their value.' : 'An absent field becomes empty.';
  return {
    list: {
      summary: `All ${many}${listedBy ? ', newest first' : ''}`,
      description: 'Published ones only; an administrator also gets the drafts.',
    },
    get: {
      summary: `One ${noun}`,
      description: 'A draft answers 404 to everybody but an administrator.',
    },
    create: {
      summary: isCreatedEmpty ? `Make an empty ${noun}` : `Create a ${noun}`,
      description: isCreatedEmpty
        ? 'Takes no body. It is a draft until it is saved for the first time.'
        : `${taken}Unknown fields are ignored.`,
    },
    update: {
      summary: `Save a ${noun}`,
      description: `${taken}${kept} A body without any field is refused. Saving publishes it, unless it is scheduled or taken back: it stays so. With If-Match, an item saved by somebody else meanwhile answers 412 and \`current\`.`,
    },
    remove: {
      summary: `Delete a ${noun}`,
      description: `It is in the trash for ${trashDays} days; a call to \`undo\` brings it back.`,
    },
  };
}

function undoOf(kind: ItemKind, id: string | number): string {
  return `/api/trash/${kind}/${id}/restore`;
}

/** @throws {Refusal} when a body names another item than the address */
function refuseOtherKey({ key }: Kind, body: Values, id: string | number): void {
  const named = body[key.column];
  if (named === undefined || named === id) return;
  const message = 'This is not the id in the address.';
  throw new Refusal(400, `${key.column}: ${message}`, { errors: { [key.column]: message } });
}

/** @throws {Refusal} when a body names no field of the kind, which would empty the item */
function refuseNothing({ fieldNames, noun }: Kind<ItemKind>, body: unknown): void {
  // Other values are refused by the call's schema.
  if (!(body instanceof Object) || Array.isArray(body)) return;
  if (fieldNames.some((name) => Object.hasOwn(body, name))) return;
  throw new Refusal(400, `Nothing was saved: the body names no field of a ${noun}.`);
}

/** The calls on the items of one kind, as the specification spells them (domain/content/kinds/call-paths.ts). */
function callsOf(kind: Kind<ItemKind>) {
  const { isWrapped, isCreatedEmpty, hasKeyInBody } = spellingOf(kind.name);
  const calls = itemCallsOf(kind);
  const texts = textsOf(kind);
  const noun = capitalized(kind.noun);
  const rowFields = rowFieldsOf(kind);
  /** Others name the field that they lack. */
  const needsNothing = kind.input.safeParse({}).success;

  function refuseUnknown(): never {
    throw new Refusal(404, `There is no ${kind.noun} with this id.`);
  }

  return async (app: FastifyInstance): Promise<void> => {
    const { db, media } = app.services;
    const route = routesOf(app, {
      tags: [capitalized(pluralOf(kind.name))],
      shape: isWrapped ? 'status' : 'message',
    });

    /** An item without a picture has drawings under its address, before anybody can see it. */
    async function draw(values: Values, log: FastifyBaseLogger): Promise<string> {
      const seed = drawingSeed(kind, values);
      if (seed !== '') await drawItem(seed, { media, log }, titleOf(kind, values));
      return seed;
    }

    /** Once more when the saved item was given another address than it asked for. */
    async function drawSaved(item: Values, drawn: string, log: FastifyBaseLogger): Promise<void> {
      if (drawingSeed(kind, item) !== drawn) await draw(item, log);
    }

    function withoutRows(item: Values): Values {
      return Object.fromEntries(Object.entries(item).filter(([name]) => !rowFields.includes(name)));
    }

    route(calls.list, {
      ...texts.list,
      handlerTimeout: readTimeout,
      async handler(request, reply) {
        const parts = findItemParts(db, kind, seesDrafts(request));
        const data = await sendLongList(reply, parts, isWrapped ? statusList : bareList);
        if (!data) return reply;
        return isWrapped ? { status, data } : data;
      },
    });

    route(calls.get, {
      ...texts.get,
      async handler(request, reply) {
        // Checked by the call's schema; a kind without rows has none.
        const { rows } = request.query as WithRows;
        const found = await findItem(db, kind, request.params.id, seesDrafts(request));
        const item = tagWith(reply, found ?? refuseUnknown());
        const data = rows ? item : withoutRows(item);
        return isWrapped ? { status, data } : data;
      },
    });

    route(calls.create, {
      ...texts.create,
      async handler(request, reply) {
        const { log } = request;
        // Checked by the call's schemas; a kind whose items are created empty has none.
        const { body = {}, query = {} } = request as { body?: Values; query?: SavedAs };
        const drawn = isCreatedEmpty ? null : await draw(body, log);
        const made = await insertItem(db, kind, body, { ...saveOf(request), ...query });
        if (drawn !== null) await drawSaved(made, drawn, log);
        const data = withoutRows(tagWith(reply, made));
        const message = createdSentence(`${noun} created`, query);
        return reply.code(201).send(isWrapped ? { status, data, message } : data);
      },
    });

    route(calls.update, {
      ...texts.update,
      preValidation: async ({ body }) => (needsNothing ? refuseNothing(kind, body) : undefined),
      async handler(request, reply) {
        const { params, body, query, log } = request;
        if (hasKeyInBody) refuseOtherKey(kind, body, params.id);
        const drawn = await draw({ ...body, [kind.key.column]: params.id }, log);
        const save = { ...saveOf(request), ...query };
        const item = (await updateItem(db, kind, params.id, body, save)) ?? refuseUnknown();
        const data = withoutRows(tagWith(reply, item));
        await drawSaved(item, drawn, log);
        if (!isWrapped) return data;
        const saved = { kind: kind.name, id: String(params.id), done: `${noun} saved` };
        return { status, data, message: await savedSentence(db, saved, query) };
      },
    });

    route(calls.remove, {
      ...texts.remove,
      async handler(request) {
        const { id } = request.params;
        if (!(await deleteItem(db, kind, id, saveOf(request)))) refuseUnknown();
        const gone = { message: `${noun} deleted.`, undo: undoOf(kind.name, id) };
        return isWrapped ? { status, data: { [kind.key.column]: id }, ...gone } : gone;
      },
    });
  };
}

export async function items(app: FastifyInstance): Promise<void> {
  for (const kind of kinds) await app.register(callsOf(kind));
}
