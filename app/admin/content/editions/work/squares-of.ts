import { type TextState, textStates } from '../../../../../domain/content/editions/text-states.ts';

const maxSquares = 160;

interface Squares {
  squares: Record<TextState, number>;
  size: number;
}

/** A square for each text, or for several where there are many; what there is has one at least. */
export function squaresOf(counts: Readonly<Record<TextState, number>>): Squares {
  const all = textStates.reduce((sum, state) => sum + counts[state], 0);
  const size = Math.max(1, Math.ceil(all / maxSquares));
  const of = (state: TextState) => Math.ceil(counts[state] / size);
  return {
    squares: { missing: of('missing'), outdated: of('outdated'), ready: of('ready') },
    size,
  };
}
