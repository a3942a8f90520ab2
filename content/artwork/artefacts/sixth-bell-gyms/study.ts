import type { StudyArtefacts } from '../artefact.ts';

export const sixthBellGyms: StudyArtefacts = {
  slug: 'sixth-bell-gyms',
  artefacts: [
    {
      name: 'branch-page',
      kind: 'phone',
      width: 426,
      height: 880,
      place: 'hero',
      alt: 'Page of the Gulshan branch on a phone: the next free class, a timetable of the women’s hours with Thursday at ten chosen, the gate on a map, and two fields for name and number.',
    },
    {
      name: 'one-advert',
      kind: 'print',
      width: 1000,
      height: 1300,
      place: 'before',
      alt: 'One advert for all of Karachi and its month on a sheet: a bar for each day, nothing left after the twentieth, and four branches with the words: not in any report.',
    },
    {
      name: 'reception-notes',
      kind: 'object',
      width: 1200,
      height: 900,
      place: 'decision',
      alt: 'Four pages of notes from four reception desks: when is the class, is there an hour for women, may I try it once, and parking, except in Bahadurabad.',
    },
    {
      name: 'trial-message',
      kind: 'phone',
      width: 426,
      height: 880,
      place: 'thing',
      alt: 'Telephone of the reception in Gulshan: Nida has booked boxing on Thursday at ten, with the advert she came from; below, the five trials of the day, two of them attended.',
    },
    {
      name: 'monday-sheet',
      kind: 'print',
      width: 1000,
      height: 1300,
      place: 'hand-over',
      alt: 'The Monday sheet on paper: spent, clicked, booked, attended and joined for four branches, and one of five budget boxes filled in by hand: moved to evenings.',
    },
  ],
};
