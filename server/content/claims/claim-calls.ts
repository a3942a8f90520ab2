import type { FastifyInstance } from 'fastify';
import { bindFigure } from '../../../db/content/claims/bind-figure.ts';
import { saveProof } from '../../../db/content/claims/claim-proofs.ts';
import { bindClaim, listClaims, saveClaimProof } from '../../../domain/api/content/claims.ts';
import { saveOfMany } from '../../api/entity-tags.ts';
import { routesOf } from '../../api/route.ts';
import { noSuchItem } from '../../http/refusal.ts';
import { listedClaims } from './listed-claims.ts';

/** Every figure that public pages assert, who proves it, and how long that holds (R-G-04). */
export async function claimCalls(app: FastifyInstance): Promise<void> {
  const route = routesOf(app, { tags: ['Settings'], access: 'admin' });
  const { db, now } = app.services;

  route(listClaims, {
    summary: 'The figures that public pages assert',
    description:
      'Those of the settings and those in the texts of all kinds: where they stand, their source, and which contradict each other.',
    handler: async () => ({ claims: await listedClaims(db, now()) }),
  });

  route(saveClaimProof, {
    summary: 'Say where a figure comes from, and who answers for it',
    description: 'It holds for the figure wherever it stands, until the day that is given.',
    example: {
      claim: '{clients}',
      source: 'List of customers, 2026',
      answers_for: 'Sales',
      valid_until: '2027-01-31',
      is_none: false,
    },
    audit: {
      action: 'figure proved',
      values: ['claim', 'source', 'answers_for', 'valid_until', 'is_none'],
    },
    async handler({ body: { claim, ...proof }, user }) {
      await saveProof(db, claim, proof, user?.email ?? '');
      return { message: `The source of '${claim}' is saved.` };
    },
  });

  route(bindClaim, {
    summary: 'Bind a figure in a text to the one of the settings',
    description: 'Its number becomes a name in braces, so that one edit changes it everywhere.',
    example: { claim: '25+ clients', kind: 'page', id: '1', path: 'sections.home-hero.lead' },
    audit: { action: 'figure bound', values: ['claim', 'kind', 'path'] },
    async handler(request) {
      const { body } = request;
      const save = saveOfMany(request);
      const title = await bindFigure(db, body, save);
      if (title === null) throw noSuchItem();
      return { message: `'${title}' follows the settings now.` };
    },
  });
}
