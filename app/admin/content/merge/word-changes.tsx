import { wordDifferences } from '../../../../domain/content/text/word-differences.ts';
import { mergeTexts } from '../texts/merge.ts';

export function WordChanges({ text, other }: { text: string; other: string }) {
  if (text === '') return <em>{mergeTexts.empty}</em>;
  const kept = wordDifferences(other, text).filter(({ change }) => change !== 'removed');
  return (
    <span dir="auto">
      {kept.map(({ text: piece, change, end }) =>
        change === 'added' ? <mark key={end}>{piece}</mark> : <span key={end}>{piece}</span>,
      )}
    </span>
  );
}
