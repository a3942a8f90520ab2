import type { FastifyInstance } from 'fastify';
import { firstFreeSlug } from '../../../db/content/addresses/slug-taken.ts';
import { insertItem } from '../../../db/content/change-items.ts';
import { findItemState } from '../../../db/content/find-items.ts';
import { newestFields } from '../../../db/content/publishing/waiting-draft.ts';
import { pick } from '../../../db/pick.ts';
import { duplicateItem } from '../../../domain/api/content/items.ts';
import { copyOf, copySlugs } from '../../../domain/content/copy.ts';
import { type Kind, titleOf } from '../../../domain/content/kind.ts';
import { kindNamed } from '../../../domain/content/kinds/kinds.ts';
import { saveOf } from '../../api/entity-tags.ts';
import { routesOf } from '../../api/route.ts';
import { noSuchItem, Refusal } from '../../http/refusal.ts';
import { drawItem, drawingSeed } from '../../media/drawings.ts';

type Values = Record<string, unknown>;

/** The fields that were named, by the schema of a save. @throws {Refusal} */
function changesOf(kind: Kind, fields: Values): Values {
  const named = pick(
    fields,
    kind.fieldNames.filter((name) => name in fields),
  );
  const parsed = kind.input.partial().safeParse(named);
  if (parsed.success) return pick(parsed.data, Object.keys(named));
  const errors = parsed.error.issues.map(({ path, message }) => [path.join('.'), message]);
  const [first = ''] = parsed.error.issues.map(({ message }) => message);
  throw new Refusal(400, first, { errors: Object.fromEntries(errors) });
}

/** A draft with the words of an item: nothing of its history, its schedule or its remarks. */
export async function duplicates(app: FastifyInstance): Promise<void> {
  const route = routesOf(app, { tags: ['Publishing'], access: 'admin' });
  const { db, media, config } = app.services;

  route(duplicateItem, {
    summary: 'Make a draft with the words of an item',
    description:
      'With its newer draft where there is one, at a free address. `fields` are taken instead of those of the item.',
    async handler(request, reply) {
      const { params, body, log } = request;
      const kind: Kind = kindNamed(params.kind);
      const state = await findItemState(db, params.kind, params.id);
      if (!state) throw noSuchItem();
      const { fields } = await newestFields(db, state);
      const changes = changesOf(kind, body.fields);
      const values = pick(fields, kind.fieldNames);
      const slug = await firstFreeSlug(db, kind, copySlugs(kind, values));
      const copy = copyOf(kind, values, { slug, origin: config.origin, changes });
      const save = { ...saveOf(request), status: 'draft' as const, action: 'duplicated' };
      const item: Values = await insertItem(db, kind, copy, save);
      const seed = drawingSeed(kind, item);
      if (seed !== '') await drawItem(seed, { media, log }, titleOf(kind, item));
      const title = titleOf(kind, item) || kind.untitled;
      reply.code(201);
      return { id: String(item[kind.key.column]), message: `'${title}' is a draft now.` };
    },
  });
}
