import type { Remark } from '../../../../../domain/api/content/remarks.ts';
import {
  type FoundWords,
  findWords,
  type Searchable,
  searchable,
} from '../../../../../domain/content/remarks/find-words.ts';
import type { Spot } from './spots.ts';

export interface PlacedRemark {
  remark: Remark;
  /** Null for the whole item, and for a field that the form does not have any more. */
  spot: Spot | null;
  /** Null without words. */
  words: FoundWords | null;
}

function fieldOf(path: string): string {
  return path.split('.')[0] ?? '';
}

/** The named part first: parts of a list move. */
function candidates(spots: Spot[], field: string): Spot[] {
  const own = spots.filter(({ path }) => fieldOf(path) === fieldOf(field));
  return own.toSorted((a, b) => Number(b.path === field) - Number(a.path === field));
}

type Search = (spot: Spot) => Searchable;

function place(remark: Remark, spots: Spot[], searched: Search): PlacedRemark {
  if (remark.field === '') return { remark, spot: null, words: null };
  const { words, field } = remark;
  const own = candidates(spots, field);
  const named = own.find(({ path }) => path === field) ?? null;
  if (!words) return { remark, spot: named, words: null };
  const found = own.map((spot) => ({ spot, words: findWords(searched(spot), words) }));
  const best =
    found.find((one) => one.words.state === 'found') ??
    found.find((one) => one.spot === named && one.words.state === 'changed');
  return { remark, spot: named, words: { state: 'gone' }, ...best };
}

interface OnList {
  /** What the form calls the list; null for a field that it does not have any more. */
  label: string | null;
  threads: PlacedRemark[];
}

/** Remarks on a list as a whole, such as the sections of a page, then those of fields that went. */
export function withoutSpot(placed: PlacedRemark[], labels: ReadonlyMap<string, string>): OnList[] {
  const homeless = placed.filter(({ spot, remark }) => spot === null && remark.field !== '');
  const lists = Map.groupBy(homeless, ({ remark }) => labels.get(remark.field) ?? null);
  return [...lists]
    .map(([label, threads]) => ({ label, threads }))
    .toSorted((a, b) => Number(a.label === null) - Number(b.label === null));
}

/** Where each remark stands in a form as it is now. */
export function placeRemarks(remarks: Remark[], spots: Spot[]): PlacedRemark[] {
  const known = new Map<string, Searchable>();
  const searched = ({ text }: Spot) => {
    const before = known.get(text) ?? searchable(text);
    known.set(text, before);
    return before;
  };
  return remarks.map((remark) => place(remark, spots, searched));
}
