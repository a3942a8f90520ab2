import type { FastifyInstance } from 'fastify';
import { SlugTaken } from '../../../db/content/addresses/slug-taken.ts';
import {
  applyProposals,
  CannotMake,
  makePage,
} from '../../../db/content/location-maker/make-pages.ts';
import { findMaker, saveMaker } from '../../../db/content/location-maker/maker.ts';
import {
  applyLocationChanges,
  getLocationMaker,
  lookAtRows,
  makeLocationPages,
  saveLocationMaker,
} from '../../../domain/api/content/location-maker.ts';
import { patternFaults } from '../../../domain/content/location-maker/sheet.ts';
import { saveOfMany } from '../../api/entity-tags.ts';
import { routesOf } from '../../api/route.ts';
import { Refusal } from '../../http/refusal.ts';
import { lookedRows } from './looked-rows.ts';

/** Location pages from a table of places and a pattern; each stays an ordinary one (R-G-03). */
export async function makerCalls(app: FastifyInstance): Promise<void> {
  const route = routesOf(app, { tags: ['Location pages'], access: 'admin' });
  const { db } = app.services;

  route(getLocationMaker, {
    summary: 'The table of places and the pattern',
    description: 'Version 0 before the first save.',
    handler: () => findMaker(db),
  });

  route(saveLocationMaker, {
    summary: 'Save the table of places and the pattern',
    description:
      'Changes no page. A version that is not the last one answers 409 with what is stored.',
    example: {
      sheet: { columns: ['place'], rows: [{ id: 'a1', cells: { place: 'Oakby' } }] },
      pattern: { slug_url: 'web-design-{place}', main_heading: 'Web design in {place}' },
      version: 0,
    },
    audit: { action: 'saved' },
    async handler({ body, user }) {
      const { version } = await saveMaker(db, body, user?.email ?? '');
      return { message: 'The table and the pattern are saved.', version };
    },
  });

  route(lookAtRows, {
    summary: 'What each row of the table would make or change',
    description:
      'With the likeness of each, and the changes of pages that are made, field by field.',
    async handler() {
      const maker = await findMaker(db);
      const problems = patternFaults(maker.pattern, maker.sheet.columns);
      return { problems, rows: await lookedRows(db, maker) };
    },
  });

  route(makeLocationPages, {
    summary: 'Make drafts of rows of the table',
    description: 'Each is made or refused by itself. A row that has a page already is left alone.',
    example: { rows: ['a1'] },
    audit: { action: 'created', values: ['rows'] },
    async handler(request) {
      const maker = await findMaker(db);
      const [problem] = patternFaults(maker.pattern, maker.sheet.columns);
      if (problem) throw new Refusal(409, problem);
      const save = saveOfMany(request);
      const results: { row: string; outcome: 'done' | 'unchanged' | 'refused'; message: string }[] =
        [];
      for (const row of new Set(request.body.rows)) {
        try {
          const title = await makePage(db, maker, row, save);
          const message =
            title === null ? 'Its page is there already.' : `'${title}' is a draft now.`;
          results.push({ row, outcome: title === null ? 'unchanged' : 'done', message });
        } catch (error) {
          if (!(error instanceof CannotMake || error instanceof SlugTaken)) throw error;
          results.push({ row, outcome: 'refused', message: error.message });
        }
      }
      const count = results.filter(({ outcome }) => outcome === 'done').length;
      return { message: count === 1 ? 'One draft is made.' : `${count} drafts are made.`, results };
    },
  });

  route(applyLocationChanges, {
    summary: 'Take proposed changes of a row into its page',
    description: 'As a newer draft where the page is published; what was edited since stays.',
    example: { row: 'a1', fields: ['main_heading'] },
    audit: { action: 'saved', values: ['row', 'fields'] },
    async handler(request) {
      const save = saveOfMany(request);
      const maker = await findMaker(db);
      const title = await applyProposals(db, maker, request.body, save);
      return { message: `The changes are in '${title}', as a draft.` };
    },
  });
}
