import { maxCompared } from '../../../../domain/content/likeness/compared-kinds.ts';

function percent(likeness: number): string {
  return `${Math.floor(likeness * 100)} %`;
}

interface Found {
  pairs: readonly unknown[];
  total: number;
  compared: number;
}

const limit = `At most the newest ${maxCompared.toLocaleString('en')} of each kind are compared.`;

export const likenessTexts = {
  title: 'Likeness',
  lead: 'Pages of which more than half is the same, names of places and numbers apart. Search engines show one of them and leave out the others.',
  loading: 'Comparing all pages',
  found: ({ pairs, total, compared }: Found) => {
    const texts = `${compared.toLocaleString('en')} texts compared`;
    if (total === 0) return `${texts}: no two are alike. ${limit}`;
    const all = total === 1 ? 'one pair is' : `${total.toLocaleString('en')} pairs are`;
    const listed = total > pairs.length ? `, the ${pairs.length} most alike are shown` : '';
    return `${texts}: ${all} alike${listed}. ${limit}`;
  },
  percent,
  isPublic: 'published',
  isDraft: 'not published',
  compare: 'Compare',
  compareOf: (one: string, other: string) => ` '${one}' and '${other}'`,
  hide: 'Hide',
  passages: 'Passages side by side',
  noPassages: 'No single sentence is the same; the pages share parts of sentences.',
  reason: 'Why both are needed',
  reasonHint: 'Kept with the item and in the audit log.',
  reasonOf: (title: string) => `Why '${title}' is needed beside the other`,
  writtenBy: (who: string, time: string) => `${who}, ${time}`,
  keep: 'Save the reason',
  dialog: 'This is nearly the same as another page',
  alike: (likeness: number, title: string) =>
    `${percent(likeness)} of the text is also that of '${title}', names and numbers apart.`,
  alsoLike: (titles: string[]) => `Also alike: ${titles.join(', ')}.`,
  advice: 'Change what is the same, or write why both are needed and publish.',
  publish: 'Publish with this reason',
  writeReason: 'Compare and write why',
  writeReasonOf: (title: string) => ` '${title}' is needed`,
  back: 'Back to the text',
  mine: 'This page',
} as const;
