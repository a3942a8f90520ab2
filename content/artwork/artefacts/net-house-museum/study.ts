import type { StudyArtefacts } from '../artefact.ts';

export const netHouseMuseum: StudyArtefacts = {
  slug: 'net-house-museum',
  artefacts: [
    {
      name: 'label-form',
      kind: 'desk',
      width: 1280,
      height: 820,
      place: 'hero',
      alt: 'Form for one label card: English on the left, Arabic on the right, below them the boatbuilders’ own word for the keel. Both sides are checked, so both can be published.',
    },
    {
      name: 'half-a-site',
      kind: 'object',
      width: 1200,
      height: 900,
      place: 'before',
      alt: 'The former website in two windows: the English page of opening hours is complete and out of date, the Arabic one beside it is empty.',
    },
    {
      name: 'drawer',
      kind: 'object',
      width: 1200,
      height: 900,
      place: 'decision',
      alt: 'An open drawer from above, filled with label cards in English and Arabic behind dividers for ten years; on its front: labels, about 1,400.',
    },
    {
      name: 'word-page',
      kind: 'phone',
      width: 426,
      height: 880,
      place: 'thing',
      alt: 'Arabic page of one word on a phone, set from the right: a fishing net, drawn, with links to the net, the room and the boat that it belongs to.',
    },
    {
      name: 'tuesday-plan',
      kind: 'print',
      width: 1000,
      height: 1300,
      place: 'hand-over',
      alt: 'The curators’ plan of the opening morning, rehearsed twice: seven steps with times, both rehearsals ticked, and the last line: nobody rings the agency.',
    },
  ],
};
