import type { ArtefactFilm, Scene } from '../artefact-film.ts';
import { boxPlaces, sevenBoxes } from './seven-boxes.ts';

const picked: Scene[] = boxPlaces.map(({ variety }, i) => ({
  draw: () => sevenBoxes(i + 1),
  seconds: 1.9,
  words: `Week ${variety.week}, plot ${variety.plot}: ${variety.name}, ${variety.words}.`,
  sounds: true,
}));

export const sevenBoxesFilm: ArtefactFilm = {
  slug: 'twelve-wells-dates',
  name: 'seven-boxes',
  ground: '#a9bf93',
  scale: 0.75,
  scenes: [
    {
      draw: () => sevenBoxes(),
      seconds: 1.8,
      words: 'Seven boxes, seven varieties. They fill between June and October:',
    },
    { draw: () => sevenBoxes(0), seconds: 0.6 },
    ...picked,
    { draw: () => sevenBoxes(), seconds: 2.2, cut: true, words: 'One family name.' },
  ],
};
