import type { Piece } from '../../domain/content/text/word-differences.ts';

/** The words of a text, with those that it had before in their places. */
export function WordDifferences({ pieces }: { pieces: readonly Piece[] }) {
  return pieces.map(({ text, change, end }) => {
    const key = `${end} ${change}`;
    if (change === 'added') return <ins key={key}>{text}</ins>;
    if (change === 'removed') return <del key={key}>{text}</del>;
    return <span key={key}>{text}</span>;
  });
}
