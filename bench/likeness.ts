import { locationPageKind } from '../domain/content/kinds/location-page.ts';
import {
  type ComparedText,
  comparedText,
  likenessLimits,
  likenessOf,
} from '../domain/content/likeness/compared-text.ts';
import { knownNames } from '../domain/content/likeness/masked.ts';
import { TwinIndex } from '../domain/content/likeness/twin-index.ts';
import { draftOf, english, pageOf, pick, randomFrom } from '../tests/likeness/doorway-pages.ts';
import { median } from './site.ts';
import { type Row, sayTable } from './table.ts';

/** What a look for twins takes among 200 and 2,000 pages, beside a comparison with each of them. */

const sizes = [200, 2_000];
const looks = 20;
/** Milliseconds, over 2,000 pages. */
const goal = 50;

const mask = { names: knownNames(english.places), language: english.tag };
const fields = ['main_paragraph', 'paragraph_1', 'paragraph_2', 'paragraph_3', 'paragraph_4'];

/** Of every ten pages the last is a twin of the first. */
function valuesOf(at: number): Record<string, unknown> {
  const random = randomFrom(at % 10 === 9 ? at - 8 : at + 1);
  const page = { random, language: english, place: pick(random, english.places) };
  const texts = pageOf(draftOf(random, english), { ...page, tricks: new Set() });
  return Object.fromEntries(texts.map((text, place) => [fields[place] ?? '', text]));
}

function read(values: Record<string, unknown>): ComparedText {
  const text = comparedText(locationPageKind, values, mask);
  if (!text) throw new Error('The text is too short.');
  return text;
}

function msOf(work: (look: number) => unknown): number {
  const times = Array.from({ length: looks }, (_, look) => {
    const begun = performance.now();
    work(look);
    return performance.now() - begun;
  });
  return median(times);
}

function rowsOf(size: number): Row[] {
  const pages = Array.from({ length: size }, (_, at) => valuesOf(at));
  const begun = performance.now();
  const index = new TwinIndex();
  const texts = pages.map(read);
  texts.forEach((text, at) => {
    index.set(String(at), text);
  });
  const building = performance.now() - begun;
  const typed = (look: number) => read(pages[(look * 17) % size] ?? {});
  const ours = msOf((look) => index.twinsOf(typed(look), null));
  const control = msOf((look) => {
    const { shingles } = typed(look);
    return texts.filter((text) => likenessOf(shingles, text.shingles) >= likenessLimits.warning);
  });
  const all = performance.now();
  for (const id of index.ids()) index.twinsOfStored(id);
  const pairs = performance.now() - all;
  const ms = (time: number) => `${time.toFixed(1)} ms`;
  return [
    {
      what: `one text as typed among ${size} pages; control: with each`,
      ours: ms(ours),
      control: ms(control),
      ratio: (ours / control).toFixed(2),
      goal: `≤ ${goal} ms`,
      isReached: ours <= goal,
    },
    { what: `all pairs of ${size} pages`, ours: ms(pairs) },
    { what: `reading ${size} pages once`, ours: ms(building) },
  ];
}

sayTable(sizes.flatMap(rowsOf));
