import type { ArtefactFilm } from '../artefact-film.ts';
import { morningList, morningListAt } from './morning-list.ts';

/** As the list stands at that time. */
const at = (time: string, seconds: number, words?: string) => ({
  draw: () => morningListAt(time),
  seconds,
  words,
});

export const morningListFilm: ArtefactFilm = {
  slug: 'dawra-staff-lines',
  name: 'morning-list',
  ground: '#c3cbd2',
  scale: 0.75,
  scenes: [
    {
      draw: morningList,
      seconds: 2,
      words: 'One line is orange: bus 114. Twenty minutes earlier:',
    },
    at('3.17', 1.8, 'The list at 3.17. The next seven buses, each with its gate.'),
    { ...at('3.18', 1.9, 'A hotel adds a shift: bus 131 goes to Yas A1.'), sounds: true },
    at('3.19', 1.4, 'Its driver has read it, a minute later.'),
    at('3.21', 0.8),
    {
      ...at('3.23', 1.6, 'Bus 087 goes to the kitchen gate. Orange until it is read.'),
      sounds: true,
    },
    at('3.24', 1),
    { ...at('3.29', 1.5, 'Bus 119, to the laundry.'), sounds: true },
    at('3.31', 1.4, 'All but one have read the list. He drives without a signal.'),
    { ...at('3.36', 2, '3.36: bus 114 goes to Yas B2, and has not read it.'), sounds: true },
    {
      draw: morningList,
      seconds: 2.4,
      cut: true,
      words: '198 drivers need no call. The planner rings one.',
    },
  ],
};
