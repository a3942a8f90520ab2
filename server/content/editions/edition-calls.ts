import type { FastifyInstance } from 'fastify';
import { deleteItem } from '../../../db/content/change-items.ts';
import { findEditedEdition, findFurtherTags } from '../../../db/content/editions/find-edition.ts';
import { findWorkPage } from '../../../db/content/editions/list-work.ts';
import { saveEdition } from '../../../db/content/editions/save-edition.ts';
import type { Database } from '../../../db/open.ts';
import { listWork } from '../../../domain/api/content/editions/edition-work.ts';
import {
  deleteEdition,
  type EditedEdition,
  getEdition,
  listEditions,
  saveEditionCall,
} from '../../../domain/api/content/editions/editions.ts';
import { hasInvisible } from '../../../domain/content/addresses/invisible-marks.ts';
import { changedSince } from '../../../domain/content/editions/text-states.ts';
import { trashDays } from '../../../domain/content/item.ts';
import { addressField } from '../../../domain/content/kind.ts';
import { type ItemKind, kindNamed } from '../../../domain/content/kinds/kinds.ts';
import { editionsOf } from '../../../domain/content/kinds/stored-kinds.ts';
import { languageName } from '../../../domain/languages/language-name.ts';
import { saveOf, tagWith } from '../../api/entity-tags.ts';
import { routesOf } from '../../api/route.ts';
import { noSuchItem, Refusal } from '../../http/refusal.ts';

/** @throws {Refusal} for a language that the site does not have, or that it is written in */
export async function refuseUnknownLanguage(db: Database, language: string): Promise<void> {
  if ((await findFurtherTags(db)).includes(language)) return;
  throw new Refusal(
    404,
    `${language} is no further language of this site. Add it in the settings.`,
  );
}

async function editedEdition(
  db: Database,
  { kind, id, language }: { kind: ItemKind; id: string; language: string },
): Promise<EditedEdition> {
  await refuseUnknownLanguage(db, language);
  const found = await findEditedEdition(db, kindNamed(kind), id, language);
  if (!found) throw noSuchItem();
  return found;
}

/** @throws {Refusal} with a sentence for each field */
function checkedValues(kind: ItemKind, values: Record<string, unknown>): Record<string, unknown> {
  const {
    origin_id: _,
    language: __,
    confirmed: ___,
    ...shape
  } = editionsOf(kindNamed(kind)).input.shape;
  const own = Object.entries(shape).filter(([name]) => values[name] !== undefined);
  const errors: Record<string, string> = {};
  const checked = own.map(([name, field]) => {
    const { data, error } = field.safeParse(values[name]);
    for (const { path, message } of error?.issues ?? [])
      errors[[name, ...path].join('.')] = message;
    return [name, data];
  });
  const [message] = Object.values(errors);
  if (message) throw new Refusal(400, message, { errors });
  return Object.fromEntries(checked);
}

const marksRemoved =
  'Invisible marks were removed from its address, as two addresses would look like one with them.';

function hasMarksInAddress(kind: ItemKind, values: Record<string, unknown>): boolean {
  return hasInvisible(String(values[addressField(kindNamed(kind)) ?? ''] ?? ''));
}

/** A sentence on originals that are not what was seen any more; empty where all are. */
export function changedMeanwhile(
  { texts }: Pick<EditedEdition, 'texts'>,
  seen: Readonly<Record<string, string>>,
): string {
  const labels = changedSince(texts, seen);
  if (labels.length === 0) return '';
  return `The original of ${labels.join(', ')} has changed meanwhile: look at it again.`;
}

/** Items in the further languages of the site. */
export async function editionCalls(app: FastifyInstance): Promise<void> {
  const route = routesOf(app, { tags: ['Editions'], access: 'admin' });
  const { db } = app.services;

  route(listEditions, {
    summary: 'An item in all further languages',
    description: 'A row for each language of the site, whether there is an edition or not.',
    async handler({ params: { kind, id } }) {
      const found: EditedEdition[] = [];
      for (const language of await findFurtherTags(db)) {
        found.push(await editedEdition(db, { kind, id, language }));
      }
      return found.map(({ language, edition_id, status, hasDraft, address, work }) => {
        return { language, edition_id, status, hasDraft, address, work };
      });
    },
  });

  route(getEdition, {
    summary: 'An item in a further language, beside its original',
    description: 'Each text with its original and how it stands. Has an ETag.',
    async handler({ params }, reply) {
      return tagWith(reply, await editedEdition(db, params));
    },
  });

  route(saveEditionCall, {
    summary: 'Save an item in a further language',
    description:
      'Changes nothing of the original or of other languages. Texts that differ from what was there count as confirmed for the original of today.',
    example: { values: { title: 'الآبار' }, stillRight: ['metaTitle'] },
    async handler(request, reply) {
      const { params, body } = request;
      const { kind, id, language } = params;
      await refuseUnknownLanguage(db, language);
      const values = checkedValues(kind, body.values);
      const { stillRight, seen, status } = body;
      const save = { ...saveOf(request), ...(status && { status }) };
      const of = { kind: kindNamed(kind), id, language };
      const saved = await saveEdition(db, of, { values, stillRight, seen }, save);
      if (!saved) throw noSuchItem();
      const edited = tagWith(reply, await editedEdition(db, params));
      const sentences = [
        `'${edited.title}' is saved in ${languageName(language)}.`,
        changedMeanwhile(edited, seen),
      ];
      if (hasMarksInAddress(kind, values)) sentences.push(marksRemoved);
      return { ...edited, message: sentences.filter((text) => text !== '').join(' ') };
    },
  });

  route(deleteEdition, {
    summary: 'Delete an item in a further language',
    description: `It is in the trash for ${trashDays} days; a call to \`undo\` brings it back. The original and other languages stay.`,
    async handler(request) {
      const { edition_id, title, language, kind } = await editedEdition(db, request.params);
      const own = editionsOf(kindNamed(kind));
      const isGone =
        edition_id !== null && (await deleteItem(db, own, edition_id, saveOf(request)));
      if (!isGone) throw noSuchItem();
      const undo = `/api/trash/${own.name}/${edition_id}/restore`;
      return { message: `'${title}' is deleted in ${languageName(language)}.`, undo };
    },
  });

  route(listWork, {
    summary: 'What is left to translate into a language',
    description: 'Items with texts that are missing or outdated, page by page.',
    async handler({ params: { language }, query }) {
      await refuseUnknownLanguage(db, language);
      return findWorkPage(db, language, query);
    },
  });
}
