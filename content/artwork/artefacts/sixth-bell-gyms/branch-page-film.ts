import { type ArtefactFilm, typing } from '../artefact-film.ts';
import { type BranchProgress, branchPage, branchPageAt, shownBranch } from './branch-page.ts';

const mixed: BranchProgress = { isWomenOnly: false, isChosen: false, name: '', number: '' };
const womens: BranchProgress = { ...mixed, isWomenOnly: true };
const chosen: BranchProgress = { ...womens, isChosen: true };

export const branchPageFilm: ArtefactFilm = {
  slug: 'sixth-bell-gyms',
  name: 'branch-page',
  ground: '#1531c9',
  scale: 1.4,
  scenes: [
    {
      draw: branchPage,
      seconds: 2,
      words: 'A place on Thursday at ten, nearly booked. From the start:',
    },
    {
      draw: () => branchPageAt(mixed),
      seconds: 2.2,
      words: 'When is the class, and is there an hour for women?',
      tap: { x: 298, y: 373 },
    },
    {
      draw: () => branchPageAt(womens),
      seconds: 2.4,
      words: 'The women’s hours in Gulshan. Thursday at ten has two places.',
      tap: { x: 213, y: 535 },
    },
    { draw: () => branchPageAt(chosen), seconds: 1.4, cut: true, words: 'A name and a number:' },
    ...typing(shownBranch.name, (name) => branchPageAt({ ...chosen, name })),
    ...typing(shownBranch.number, (number) => branchPageAt({ ...shownBranch, number }), 0.16),
    {
      draw: branchPage,
      seconds: 2.6,
      cut: true,
      words: 'Two fields and a timetable. Whoever fills them in has a place.',
    },
  ],
};
