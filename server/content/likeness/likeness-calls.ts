import type { FastifyInstance } from 'fastify';
import { findItemState } from '../../../db/content/find-items.ts';
import { findPassages, findTwinPairs, findTwins } from '../../../db/content/likeness/find-twins.ts';
import {
  findLikenessReason,
  saveLikenessReason,
  twinsOfStored,
} from '../../../db/content/likeness/likeness-reasons.ts';
import {
  compareForm,
  comparePair,
  listLikePairs,
  maxPairs,
  saveLikenessReasonCall,
} from '../../../domain/api/content/likeness.ts';
import { routesOf } from '../../api/route.ts';
import { noSuchItem } from '../../http/refusal.ts';
import { likenessOfForm, sentValues } from './likeness-of-form.ts';
import { namedPairs } from './named-pairs.ts';

function sinceMs(begun: number): number {
  return Math.round((performance.now() - begun) * 10) / 10;
}

/** Pages that are nearly the same as others, and why they are published all the same (decision 0049). */
export async function likenessCalls(app: FastifyInstance): Promise<void> {
  const route = routesOf(app, { tags: ['Publishing'], access: 'admin' });
  const { db } = app.services;

  route(compareForm, {
    summary: "Compare a form's values with all items of the kind",
    description:
      'Without names of places, numbers and phones. Changes nothing; no save is ever refused for likeness.',
    // Changes nothing, and is asked before what is typed is published.
    audit: false,
    async handler({ params, body }) {
      const begun = performance.now();
      const found = await likenessOfForm(db, { ...params, ...body });
      return { ...found, ms: sinceMs(begun) };
    },
  });

  route(listLikePairs, {
    summary: 'Every two items that are alike',
    description: 'Of the same kind and language, drafts included.',
    async handler() {
      const begun = performance.now();
      const { pairs, count } = await findTwinPairs(db);
      const named = await namedPairs(db, pairs.slice(0, maxPairs));
      return { pairs: named, total: pairs.length, compared: count, ms: sinceMs(begun) };
    },
  });

  route(comparePair, {
    summary: 'The passages that two items share, side by side',
    description: 'Sentences of which more than half is the same, as they are stored.',
    async handler({ params: { kind, id, other } }) {
      const state = await findItemState(db, kind, id);
      if (!state) throw noSuchItem();
      return { passages: await findPassages(db, { kind, id, values: state.fields }, other) };
    },
  });

  route(saveLikenessReasonCall, {
    summary: 'Write why an item is needed beside those that it is like',
    description: 'Kept with the item and in the audit log; holds for the texts that are alike now.',
    example: { reason: 'Both towns have an office of their own with other hours.' },
    audit: { action: 'likeness explained', values: ['reason'], omits: ['fields'] },
    async handler({ params, body, user }) {
      const state = await findItemState(db, params.kind, params.id);
      if (!state) throw noSuchItem();
      const values = body.fields && { ...state.fields, ...sentValues(params.kind, body.fields) };
      const twins = values
        ? await findTwins(db, { ...params, values })
        : await twinsOfStored(db, params);
      const before = await findLikenessReason(db, params);
      const by = user?.email ?? before?.made_by ?? '';
      await saveLikenessReason(db, params, { reason: body.reason, by, twins });
      return { message: `The reason is kept with '${state.title}'.` };
    },
  });
}
