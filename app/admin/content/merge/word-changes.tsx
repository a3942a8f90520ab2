import { diffWordsWithSpace } from 'diff';
import { mergeTexts } from '../texts/merge.ts';

/** Milliseconds for finding the words; a text that takes longer is shown without marks. */
const diffTimeout = 300;

/** A text with the words marked that the other one has not. */
export function WordChanges({ text, other }: { text: string; other: string }) {
  if (text === '') return <em>{mergeTexts.empty}</em>;
  const parts = diffWordsWithSpace(other, text, { timeout: diffTimeout }) ?? [
    { value: text, added: false, removed: false },
  ];
  let start = 0;
  const kept = parts.filter(({ removed }) => !removed);
  const placed = kept.map(({ value, added }) => {
    start += value.length;
    return { value, added, end: start };
  });
  return (
    <span dir="auto">
      {placed.map(({ value, added, end }) =>
        added ? <mark key={end}>{value}</mark> : <span key={end}>{value}</span>,
      )}
    </span>
  );
}
