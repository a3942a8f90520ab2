import type { ArtefactFilm } from '../artefact-film.ts';
import { redLine, redLineAt } from './red-line.ts';

const at = (minute: number, seconds: number, words?: string) => ({
  draw: () => redLineAt({ minute, hasReason: false }),
  seconds,
  words,
});

export const redLineFilm: ArtefactFilm = {
  slug: 'wadi-frost-logistics',
  name: 'red-line',
  ground: '#bfe0f5',
  scale: 0.75,
  scenes: [
    {
      draw: redLine,
      seconds: 2,
      words: 'Three loads are warmer than agreed. Half an hour before:',
    },
    at(75, 2, 'All sixty-four lorries are within their range.'),
    { ...at(84, 1.8, 'At 13.44 the strawberries of lorry 07 pass four degrees.'), sounds: true },
    at(90, 0.7),
    at(95, 0.7),
    {
      ...at(100, 2.2, 'The longest stands first. One tap rings the driver.'),
      tap: { x: 534, y: 232 },
    },
    { ...at(106, 2.4, 'He says why, and the dispatcher taps it.'), tap: { x: 170, y: 596 } },
    {
      draw: redLine,
      seconds: 2.8,
      cut: true,
      words: 'The door stood open at a shop. Eight reasons, one tap each.',
    },
  ],
};
