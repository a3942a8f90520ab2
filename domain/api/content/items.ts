import type { Kind } from '../../content/kind.ts';
import { type Spelling, spellingOf } from '../../content/kinds/call-paths.ts';
import type { ItemKind } from '../../content/kinds/kinds.ts';
import { z } from '../../zod.ts';
import { changed, done, found, messageFailure, statusFailure, undoable } from '../answers.ts';
import { del, get, post, put } from '../call.ts';
import { hexId, itemParams, rowId } from '../params.ts';

/**
 * As what an item is saved; not in the body, where a `status` is no field (threat T14). Without it, as
 * specified: public, unless it is scheduled or taken back (decision D58).
 */
const savedAs = z.object({
  status: z
    .enum(['draft', 'published'])
    .optional()
    .describe(
      'draft: visitors go on seeing what is published. published: also what is scheduled or taken back.',
    ),
});

export type SavedAs = z.infer<typeof savedAs>;

/** All but `reviews` are texts in what is specified (R-3-03), so the lists of rows are asked for. */
const withRows = z.object({
  rows: z
    .literal('true')
    .optional()
    .describe('true: also the lists of rows, such as the steps of a miniature.'),
});

export type WithRows = z.infer<typeof withRows>;

export function rowFieldsOf({ fields }: Kind): string[] {
  return Object.keys(fields).filter((name) => fields[name]?.rows);
}

/** A name in operation ids: the words of a name joined, each with a capital. */
export function operationName(name: string): string {
  return name.replace(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase());
}

function answersOf(kind: Kind<ItemKind>, { isWrapped }: Spelling) {
  const { key, list, answer: whole } = kind;
  const lists = Object.entries(whole.shape).filter(([name]) => rowFieldsOf(kind).includes(name));
  const item = whole.extend(
    Object.fromEntries(lists.map(([name, all]) => [name, z.optional(all)])),
  );
  const listed = Object.entries(item.shape).filter(
    ([name]) => name === key.column || list.includes(name),
  );
  const items = z.array(z.object(Object.fromEntries(listed)));
  const deletion = done.extend(undoable);
  if (!isWrapped) return { items, item, saved: item, deletion };
  const gone = changed(z.object({ [key.column]: key.id })).extend(undoable);
  return { items: found(items), item: found(item), saved: changed(item), deletion: gone };
}

/** Keys without which a screen has nothing to show. */
function needsOf({ key, fields }: Kind<ItemKind>, { isWrapped }: Spelling) {
  if (isWrapped) return { item: ['status', 'data'], saved: ['status'], deletion: ['status'] };
  const lists = Object.keys(fields).filter((name) => fields[name]?.json);
  const item = [key.column, ...lists];
  return { item, saved: item, deletion: ['message'] };
}

export function itemCallsOf(kind: Kind<ItemKind>) {
  const spelling = spellingOf(kind.name);
  const { path, createPath = path, isWrapped, isCreatedEmpty, hasKeyInBody } = spelling;
  const one = operationName(kind.name);
  const { column, id, isCounted } = kind.key;
  const answers = answersOf(kind, spelling);
  const needs = needsOf(kind, spelling);
  const params = z.object({ id: isCounted ? rowId : hexId });
  const onePath = `${path}/:id`;
  const failure = isWrapped ? statusFailure : messageFailure;
  const input = { query: savedAs, body: kind.input };
  return {
    list: get(`list${operationName(kind.plural)}`, path, {
      answer: answers.items,
      failure,
    }),
    get: get(`get${one}`, onePath, {
      params,
      ...(rowFieldsOf(kind).length > 0 && { query: withRows }),
      answer: answers.item,
      failure,
      needs: needs.item,
    }),
    create: post(`create${one}`, createPath, {
      ...(isCreatedEmpty ? {} : input),
      answer: answers.saved,
      failure,
      status: 201,
      needs: needs.saved,
    }),
    update: put(`update${one}`, onePath, {
      params,
      ...input,
      ...(hasKeyInBody && { body: kind.input.extend({ [column]: id.optional() }) }),
      answer: answers.saved,
      failure,
      needs: needs.saved,
    }),
    remove: del(`delete${one}`, onePath, {
      params,
      answer: answers.deletion,
      failure,
      needs: needs.deletion,
    }),
  };
}

/** Beside the specified calls: a draft with the words of an item. */
export const duplicateItem = post('duplicateItem', '/api/duplicates/:kind/:id', {
  params: itemParams,
  body: z.object({
    fields: z
      .record(z.string(), z.unknown())
      .default({})
      .describe('What differs from the item, by the names of its fields.'),
  }),
  answer: z.object({ id: z.string().describe('Of the copy.'), message: z.string() }),
  status: 201,
});
