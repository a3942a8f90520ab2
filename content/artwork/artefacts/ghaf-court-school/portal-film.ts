import { type ArtefactFilm, type Scene, typing } from '../artefact-film.ts';
import { portal, portalAt } from './portal.ts';

const word = 'aaaaaaaa';

const child = (children: number, words: string): Scene => ({
  draw: () => portalAt({ children, hasTasks: false, hasNotice: false }),
  seconds: 1.7,
  words,
  sounds: true,
});

export const portalFilm: ArtefactFilm = {
  slug: 'ghaf-court-school',
  name: 'portal',
  ground: '#7b1e3a',
  scale: 0.75,
  scenes: [
    { draw: portal, seconds: 2, words: 'Three children, side by side. From the start:' },
    {
      draw: () => portalAt({ password: '' }),
      seconds: 1,
      words: 'One password. There were seven.',
    },
    ...typing(word, (password) => portalAt({ password }), 0.15),
    { draw: () => portalAt({ password: word }), seconds: 1.4, cut: true, tap: { x: 178, y: 460 } },
    child(1, 'Layla, grade one: the bus is at the gate at 6.48.'),
    child(2, 'Omar: a towel on Monday, and 320 due by the first of March.'),
    child(3, 'Huda, grade nine, walks home and has a test.'),
    {
      draw: () => portalAt({ children: 3, hasTasks: true, hasNotice: false }),
      seconds: 2,
      words: 'Below them the four things that parents queued for.',
    },
    { draw: portal, seconds: 2.8, words: 'And one notice of thirteen words. Sixty are allowed.' },
  ],
};
