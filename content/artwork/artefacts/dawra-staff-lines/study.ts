import type { StudyArtefacts } from '../artefact.ts';

export const dawraStaffLines: StudyArtefacts = {
  slug: 'dawra-staff-lines',
  artefacts: [
    {
      name: 'morning-list',
      kind: 'desk',
      width: 1280,
      height: 820,
      place: 'hero',
      alt: 'The planner’s morning list at 3.36: seven buses with time, driver, depot and gate. One line is orange: bus 114 moved to Yas B2 and is not confirmed, with a button to ring the driver.',
    },
    {
      name: 'pinned-list',
      kind: 'print',
      width: 1000,
      height: 1300,
      place: 'before',
      alt: 'The list that was printed at ten in the evening, pinned to the depot wall: by four in the morning five lines are crossed out by hand, and a note asks which gate is right.',
    },
    {
      name: 'night-tally',
      kind: 'object',
      width: 1200,
      height: 900,
      place: 'decision',
      alt: 'A notebook and a pen on the dispatch desk: five nights of tally marks add up to 312 changes, about forty of them ringed as decisions, the rest marked as one message passed on.',
    },
    {
      name: 'driver-screen',
      kind: 'phone',
      width: 426,
      height: 880,
      place: 'thing',
      alt: 'Screen of a bus driver in the dark: my bus 114, my time 4.10, and in an orange block my gate Yas B2, was A1; it is read aloud in Urdu until a thumb holds: I have read it.',
    },
    {
      name: 'nine-weeks',
      kind: 'print',
      width: 1200,
      height: 900,
      place: 'hand-over',
      alt: 'Plan of the roll-out on one sheet: four depots, a fortnight each, the smallest first, two drivers who teach over tea, and a tick where the paper list came down, the last in week nine.',
    },
  ],
};
