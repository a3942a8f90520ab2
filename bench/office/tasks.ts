import { type Row, sayTable } from '../table.ts';
import * as keys from './by-keys.ts';
import * as mouse from './by-mouse.ts';
import { Hands } from './hands.ts';
import { type Office, withOffice } from './office.ts';
import { enquiry } from './task-words.ts';

/** What the four tasks of an editor cost from the Portal on, with the mouse and by keyboard alone. */

/** Milliseconds, on a machine with other work. */
const timeout = 90_000;

/** Words after `tasks` choose by a part of the name. */
const wanted = process.argv.slice(3).join(' ');

interface Task {
  name: string;
  work: (hands: Hands) => Promise<void>;
  /** Clicks; null by keyboard alone. */
  goal: number | null;
  fields?: number;
}

const tasks: Task[] = [
  { name: 'a blog with a picture', work: mouse.newBlog, goal: 8 },
  { name: 'a typo in a study, by Jump to', work: mouse.typoByJump, goal: 3 },
  { name: 'a typo in a study, by its list', work: mouse.typoByList, goal: 3 },
  { name: 'an answer to an enquiry', work: mouse.answer, goal: 3 },
  { name: 'a location page', work: mouse.locationPage, goal: 3, fields: 5 },
  { name: 'a blog with a picture, by keyboard', work: keys.newBlog, goal: null },
  { name: 'a typo in a study, by keyboard', work: keys.typo, goal: null },
  { name: 'an answer to an enquiry, by keyboard', work: keys.answer, goal: null },
  { name: 'a location page, by keyboard', work: keys.locationPage, goal: null },
];

/** A message that came already is not kept again. */
async function sendEnquiry(origin: string, task: string): Promise<void> {
  const answer = await fetch(`${origin}/send-contact-form`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...enquiry, message: `${enquiry.message} Seen in ${task}.` }),
  });
  if (!answer.ok) throw new Error(`the enquiry was answered ${answer.status}`);
}

async function rowOf({ name, work, goal, fields }: Task, office: Office): Promise<Row> {
  await sendEnquiry(office.site.origin, name);
  const context = await office.enter();
  const page = await context.newPage();
  page.setDefaultTimeout(timeout);
  const noise: string[] = [];
  page.on('console', (message) => noise.push(message.text()));
  await page.goto('/admin');
  await page.getByRole('heading', { name: 'Needs you' }).waitFor();
  const hands = new Hands(page);
  await work(hands);
  const { clicks, keys: pressed, seconds, waited } = hands;
  await context.close();
  if (goal === null && clicks > 0) throw new Error(`${name} took ${clicks} clicks`);
  if (noise.length > 0) throw new Error(`${name}: ${noise.join('\n')}`);
  const typed = `${hands.fields} fields`;
  return {
    what: name,
    ours: `${goal === null ? '' : `${clicks} clicks, `}${pressed} keys, ${typed} of ${hands.letters} letters`,
    control: `${waited.toFixed(1)} s by script, ${seconds.toFixed(0)} s by a person`,
    goal: goal === null ? 'possible' : `${goal} clicks${fields ? `, ${fields} fields` : ''}`,
    isReached: goal === null || (clicks <= goal && hands.fields <= (fields ?? hands.fields)),
  };
}

await withOffice(async (office) => {
  const rows: Row[] = [];
  for (const task of tasks.filter(({ name }) => name.includes(wanted))) {
    rows.push(await rowOf(task, office));
  }
  sayTable(rows);
});
