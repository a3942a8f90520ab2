import type { DescribedTarget } from '../../../../../domain/api/content/addresses/targets.ts';
import { kindWords } from '../../../../../domain/content/kinds/names.ts';
import { countOf } from '../../../../../domain/count-of.ts';

type Item = Pick<DescribedTarget, 'kind' | 'state'>;

const hidden: Partial<Record<DescribedTarget['state'], string>> = {
  draft: 'draft',
  scheduled: 'scheduled',
  'taken back': 'taken back',
  trash: 'in the trash',
  gone: 'deleted',
};

export const targetTexts = {
  hint: 'Words of a title, or an address: https://, tel: or mailto:.',
  options: 'Pages found',
  found: (count: number) => (count === 0 ? 'No page found.' : `${countOf(count, 'page')} found.`),
  waiting: 'Looking it up',
  noun: ({ kind }: Pick<Item, 'kind'>) => kindWords[kind].noun,
  /** Null while visitors see it. */
  notShown: ({ state }: Pick<Item, 'state'>, words = '') => {
    const why = hidden[state];
    if (!why) return null;
    return words === '' ? `Not shown: ${why}.` : `Not shown: ${words} (${why}).`;
  },
  open: 'Open',
  openOf: (title: string) => ` ${title}`,
  restore: 'Open the trash',
} as const;
