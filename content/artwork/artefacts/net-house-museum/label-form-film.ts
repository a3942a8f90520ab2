import { type ArtefactFilm, typing } from '../artefact-film.ts';
import { type LabelProgress, labelForm, labelFormAt, shownLabel } from './label-form.ts';

const empty: LabelProgress = {
  heading: '',
  hasEnglish: false,
  hasArabic: false,
  hasWord: false,
  checked: 0,
};
const inEnglish: LabelProgress = { ...empty, heading: shownLabel.heading, hasEnglish: true };
const inBoth: LabelProgress = { ...inEnglish, hasArabic: true, checked: 1 };

export const labelFormFilm: ArtefactFilm = {
  slug: 'net-house-museum',
  name: 'label-form',
  ground: '#c9d0f0',
  scale: 0.75,
  scenes: [
    { draw: labelForm, seconds: 2, words: 'One card for the keel of a boat. From the start:' },
    { draw: () => labelFormAt(empty), seconds: 1.2, words: 'A curator writes it in English,' },
    ...typing(shownLabel.heading, (heading) => labelFormAt({ ...empty, heading }), 0.09),
    { draw: () => labelFormAt(inEnglish), seconds: 1.2 },
    {
      draw: () => labelFormAt({ ...inEnglish, checked: 1 }),
      seconds: 2,
      words: 'and a second one checks it. One side alone is never published.',
    },
    { draw: () => labelFormAt(inBoth), seconds: 1.8, words: 'The Arabic stands beside it,' },
    {
      draw: () => labelFormAt({ ...inBoth, hasWord: true }),
      seconds: 2,
      words: 'and below both the boatbuilders’ own word for it.',
      sounds: true,
    },
    { draw: labelForm, seconds: 2.8, words: 'Both sides are checked: now they can be published.' },
  ],
};
