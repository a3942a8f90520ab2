import type { ArtefactFilm, Scene } from '../artefact-film.ts';
import { type TowerProgress, towerPage, towerPageAt } from './tower-page.ts';

const start: TowerProgress = { freeFloors: [12], walked: 0, answered: 0 };

const step = (progress: Partial<TowerProgress>, seconds: number, words?: string): Scene => ({
  draw: () => towerPageAt({ ...start, ...progress }),
  seconds,
  words,
});

const walk = [0.25, 0.5, 0.75].map((walked) => ({ ...step({ walked }, 0.3), cut: true as const }));

const answers = [2, 3, 4, 5].map((answered) => ({
  ...step({ walked: 1, answered }, 0.8),
  cut: true as const,
  sounds: true as const,
}));

export const towerPageFilm: ArtefactFilm = {
  slug: 'quay-and-khor-lettings',
  name: 'tower-page',
  ground: '#cdbff0',
  scale: 0.75,
  scenes: [
    { draw: towerPage, seconds: 2, words: 'The page of one tower, Sidra Nine. As it was begun:' },
    step({}, 1.4, 'One flat was free, and the way to the metro was not known.'),
    ...walk,
    step(
      { walked: 1, answered: 1 },
      2,
      'A visit in July: eleven minutes on foot, eight in the shade.',
    ),
    {
      ...step(
        { walked: 1, answered: 1 },
        0.3,
        'Nineteen questions in each of forty-one buildings.',
      ),
      cut: true,
    },
    ...answers,
    step({ walked: 1, answered: 5 }, 0.8),
    {
      ...step(
        { freeFloors: [12, 27], walked: 1, answered: 5 },
        1.8,
        'A flat comes free on floor 27, and its window is lit.',
      ),
      sounds: true,
    },
    {
      draw: towerPage,
      seconds: 3,
      words: 'Another on floor 31. Flats come and go, the page stays.',
      sounds: true,
    },
  ],
};
