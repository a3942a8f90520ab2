import type { FastifyInstance } from 'fastify';
import { countUntouched } from '../../../db/content/first/count-untouched.ts';
import { changeLoad, findLoad, type LoadNote } from '../../../db/content/first/load-note.ts';
import {
  findDemo,
  removeDemoParts,
  restoreDemoParts,
} from '../../../db/content/first/remove-demo.ts';
import type { Database } from '../../../db/open.ts';
import {
  type FirstHour,
  firstSteps,
  getFirstHour,
  removeDemo,
  restoreDemo,
  saveFirstHour,
} from '../../../domain/api/content/first-hour.ts';
import { trashDays } from '../../../domain/content/item.ts';
import { caseStudyKind } from '../../../domain/content/kinds/case-study.ts';
import { countOf } from '../../../domain/count-of.ts';
import { day } from '../../../domain/durations.ts';
import { saveOfMany } from '../../api/entity-tags.ts';
import { routesOf } from '../../api/route.ts';
import { Refusal } from '../../http/refusal.ts';

const neverLoaded = 'There are no settings yet. The first content was never loaded.';

function removedOf({ removal }: LoadNote, now: number): FirstHour['removed'] {
  if (!removal) return null;
  const until = Date.parse(removal.at) + trashDays * day;
  if (until < now) return null;
  return { count: removal.count, at: removal.at, until: new Date(until).toISOString() };
}

/** Asked for seldom, and a part of the first content, which is loaded when it is needed. */
async function blankPages() {
  return (await import('../../../content/loading/blank-inputs.ts')).blankInputs;
}

/** @throws {Refusal} while the database has no first content. */
async function firstHourOf(db: Database, note: LoadNote | null, now: number): Promise<FirstHour> {
  if (!note) throw new Refusal(404, neverLoaded);
  const { content, steps = {}, isLeft = false } = note;
  const states = firstSteps.map((step) => [step, steps[step] ?? 'open']);
  const isDemo = content === 'demo';
  return {
    content,
    isLeft,
    // Made of the same list as its type.
    steps: Object.fromEntries(states) as FirstHour['steps'],
    demo: isDemo ? await findDemo(db, await blankPages()) : [],
    untouched: isDemo ? await countUntouched(db) : { upload: 0, enquiry: 0, redirect: 0 },
    removed: removedOf(note, now),
  };
}

/** What leads an owner from the first content to a site of their own (R-S-02, R-S-03). */
export async function firstHour(app: FastifyInstance): Promise<void> {
  const route = routesOf(app, { tags: ['First hour'], access: 'admin' });
  const { db, now } = app.services;
  // Before the next release is built in the place of this one, which takes its files away.
  app.addHook('onListen', async () => {
    await blankPages();
  });

  route(getFirstHour, {
    summary: 'How far the owner has made the site theirs',
    description: 'For administrators only.',
    handler: async () => firstHourOf(db, await findLoad(db), now()),
  });

  route(saveFirstHour, {
    summary: 'Note a step as done, skipped or open again',
    description: 'Notes nothing else; each step is saved by its own call.',
    example: { steps: { name: 'done' } },
    audit: { action: 'first steps noted', values: ['steps', 'isLeft'] },
    async handler({ body: { steps, isLeft } }) {
      const note = await changeLoad(db, (known) => ({
        steps: { ...known.steps, ...steps },
        isLeft: isLeft ?? known.isLeft ?? false,
      }));
      return firstHourOf(db, note, now());
    },
  });

  route(removeDemo, {
    summary: 'Remove the demo',
    description:
      'Moves what came with the site and was never edited to the trash, or keeps it as drafts. Pages that the site needs get the texts of a blank start. All of it can be taken back for 30 days.',
    example: { parts: ['lasting-page', 'testimonial'], drafts: [caseStudyKind.name] },
    audit: { action: 'nothing changed', values: ['parts', 'drafts'] },
    async handler(request) {
      const { body, log } = request;
      const doing = {
        save: saveOfMany(request),
        onFailure: (error: unknown) => log.error(error, 'a part of the demo was not removed'),
      };
      const count = await removeDemoParts(db, { ...body, blanks: await blankPages() }, doing);
      if (count === null) throw new Refusal(409, 'This site did not begin with the demo.');
      const things = countOf(count, 'thing');
      return { message: `The demo is removed: ${things}.`, count };
    },
  });

  route(restoreDemo, {
    summary: 'Take the removed demo back',
    description:
      'For 30 days. What has no address of its own any more is named and stays in the trash.',
    audit: { action: 'nothing changed' },
    async handler(request) {
      const { log } = request;
      const restored = await restoreDemoParts(db, {
        save: saveOfMany(request),
        onFailure: (error) => log.error(error, 'a part of the demo was not taken back'),
      });
      if (!restored) throw new Refusal(409, 'Nothing of the demo was removed.');
      const { count, refused } = restored;
      const rest = refused.map(({ message }) => message).join(' ');
      const things = count === 1 ? '1 thing is' : `${count} things are`;
      return { message: `${things} back. ${rest}`.trim() };
    },
  });
}
