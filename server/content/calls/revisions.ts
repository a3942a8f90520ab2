import type { FastifyInstance } from 'fastify';
import { findVersion } from '../../../db/content/history/find-version.ts';
import { restoreRevision } from '../../../db/content/history/restore-revision.ts';
import {
  findRevision,
  findRevisionBefore,
  findRevisions,
} from '../../../db/content/history/revisions.ts';
import {
  compareRevision,
  listRevisions,
  restoreRevisionCall,
} from '../../../domain/api/content/revisions.ts';
import { differences } from '../../../domain/content/differences.ts';
import { differencesInWords } from '../../../domain/content/fields/difference-in-words.ts';
import { anyKinds } from '../../../domain/content/kinds/kinds.ts';
import { saveOf, tagWith } from '../../api/entity-tags.ts';
import { routesOf } from '../../api/route.ts';
import { Refusal } from '../../http/refusal.ts';
import { checkedSettings } from './checked-settings.ts';
import { editionLabels } from './edition-labels.ts';
import { withCategoryNames } from './named-categories.ts';
import { restoredSentence, seenNow } from './saved-sentence.ts';

const unknown = () => new Refusal(404, 'There is no such revision.');

/** What every item and setting has been, who made it so and when. */
export async function revisions(app: FastifyInstance): Promise<void> {
  const route = routesOf(app, { tags: ['Revisions'], access: 'admin' });
  const { db } = app.services;

  route(listRevisions, {
    summary: 'The revisions of an item or a setting',
    description:
      'Who saved when and what changed, the newest first. Its ETag is the If-Match of a restore.',
    async handler({ params: { kind, id } }, reply) {
      // First: nothing newer than what is listed is replaced.
      tagWith(reply, { version: await findVersion(db, kind, id) });
      const label = await editionLabels(db, kind, id);
      const notes = await findRevisions(db, kind, id);
      return notes.map((note) => ({ ...note, changes: label(note.changes) }));
    },
  });

  route(compareRevision, {
    summary: 'One revision, compared',
    description: 'Compared with the revision `with`; without it, with the one before.',
    async handler({ params, query }) {
      const revision = await findRevision(db, params.revision);
      if (!revision) throw unknown();
      const other = query.with
        ? await findRevision(db, query.with)
        : await findRevisionBefore(db, revision);
      if (query.with && !other) throw unknown();
      const states = { before: other?.state ?? {}, after: revision.state };
      const kind = anyKinds.find(({ name }) => name === revision.kind);
      const all = differences(states.before, states.after);
      const read = differencesInWords(kind, all, states);
      const label = await editionLabels(db, revision.kind, revision.item_id);
      const named = await withCategoryNames(db, revision.kind, read);
      return { ...revision, differences: label(named) };
    },
  });

  route(restoreRevisionCall, {
    summary: 'Save an earlier state again',
    description: 'A save like any other: with If-Match, with a revision of its own.',
    async handler(request) {
      const revision = await findRevision(db, request.params.revision);
      if (!revision) throw unknown();
      const { kind, item_id: id, title } = revision;
      const isSetting = kind === 'setting';
      const state = isSetting ? await checkedSettings(db, revision.state) : revision.state;
      if (!(await restoreRevision(db, { ...revision, state }, saveOf(request)))) {
        throw new Refusal(404, `'${title}' is deleted. Restore it from the trash first.`);
      }
      const seen = isSetting ? seenNow : await restoredSentence(db, { kind, id });
      return { message: `'${title}' is restored. ${seen}` };
    },
  });
}
