import { line } from '../fields/fields.ts';
import { keptIfAbsent, rows } from '../fields/rows.ts';
import { fact } from './case-study-fields.ts';

const group = 'miniature';

/** How many rows each list has. */
const limits = { steps: 4, leastOptions: 2, options: 4 } as const;

const options = rows(group, 'Options', {
  noun: 'option',
  limit: limits.options,
  atLeast: { count: limits.leastOptions, problem: 'A step needs two options or more.' },
  fields: {
    label: line(group, 'Words to choose', 40, { columns: 6 }),
    says: line(group, 'Words in the result', 160, { columns: 6 }),
  },
});

const steps = keptIfAbsent(
  rows(group, 'Steps', {
    noun: 'step',
    limit: limits.steps,
    hint: 'Visitors see a miniature with one step or more. Each has two to four options.',
    fields: { question: line(group, 'Question', 80), options },
  }),
);

/** Where a result names a step: `{2}` is what the chosen option of the second step says. */
export const stepInBraces = /\{([1-4])\}/;

/** What was made, to be tried on the page; below the second block of section 3. */
export const miniatureFields = {
  miniatureBrand: fact('Brand', 60, 6, group),
  miniatureTask: {
    ...fact('Task', 80, 6, group),
    hint: 'Such as “Book a visit”, beside the brand.',
  },
  miniatureSteps: steps,
  miniatureAtRest: {
    ...fact('Before everything is chosen', 200, 12, group),
    hint: 'Such as “Two taps. Nothing you choose here is sent or stored.”',
  },
  miniatureResult: {
    ...fact('Result', 300, 12, group),
    hint: 'Once everything is chosen. {1} is what the chosen option of step 1 says, such as “{2} {1} is held for you.”',
  },
  miniatureAfter: fact('Below the result', 200, 12, group),
};

export type MiniatureStep = (typeof steps)['empty'][number];
