import { folded } from '../text/search-text.ts';
import { wordsIn } from '../text/words.ts';

const stopWords = new Set(
  'about and are but can does for from has have how into its more not our out that the their then these they this what when which why will with without you your'.split(
    ' ',
  ),
);

export function significantWords(text: string): Set<string> {
  const found = wordsIn(folded(text)).filter(({ length }) => length > 2);
  // 'site' and 'sites', 'moving' and 'moved', a word with 'ال' and without: near enough for a suggestion.
  const stems = found
    .filter((word) => !stopWords.has(word))
    .map((word) => (word.length > 4 ? word.replace(/(?:ing|ed|es|s)$|^ال/, '') : word));
  return new Set(stems);
}

interface Candidate<Item> {
  item: Item;
  text: string;
  isRelated: boolean;
}

const relatedWeight = 2;

/** Stable: among equals the first ones win, so pass the newest first. */
export function closest<Item>(text: string, candidates: Candidate<Item>[], count: number): Item[] {
  const words = significantWords(text);
  return candidates
    .map(({ item, text: other, isRelated }) => {
      const shared = [...significantWords(other)].filter((word) => words.has(word)).length;
      return { item, score: shared + (isRelated ? relatedWeight : 0) };
    })
    .toSorted((one, other) => other.score - one.score)
    .slice(0, count)
    .map(({ item }) => item);
}
