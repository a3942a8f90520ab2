import { type ArtefactFilm, typing } from '../artefact-film.ts';
import { chassisSearch, chassisSearchAt, type SearchProgress } from './chassis-search.ts';
import { ribatAxleStoresLook } from './look.ts';

const { chassisNumber } = ribatAxleStoresLook;

const start: SearchProgress = { typed: '', shows: 'nothing', inCart: 1 };
const typed: SearchProgress = { ...start, typed: chassisNumber };

export const chassisSearchFilm: ArtefactFilm = {
  slug: 'ribat-axle-stores',
  name: 'chassis-search',
  ground: '#26282c',
  scale: 0.75,
  scenes: [
    {
      draw: chassisSearch,
      seconds: 2,
      words: 'All that fits one car, and nothing else. From the start:',
    },
    {
      draw: () => chassisSearchAt(start),
      seconds: 1.4,
      words: 'Seventeen characters, from the registration card.',
    },
    ...typing(chassisNumber, (typed) => chassisSearchAt({ ...start, typed }), 0.14),
    {
      draw: () => chassisSearchAt({ ...typed, shows: 'car' }),
      seconds: 1.8,
      words: 'They name the car: a saloon, January 2016 to June 2018.',
    },
    {
      draw: () => chassisSearchAt({ ...typed, shows: 'parts' }),
      seconds: 2.8,
      words: '214 parts fit it. The oil filter lies on shelf C4.',
      tap: { x: 272, y: 781 },
    },
    {
      draw: () => chassisSearchAt({ ...typed, shows: 'parts', isAdded: true, inCart: 2 }),
      seconds: 1.4,
      cut: true,
    },
    {
      draw: chassisSearch,
      seconds: 2.6,
      words: 'One search, and the right filter is in the cart.',
    },
  ],
};
