import type { StudyArtefacts } from '../artefact.ts';

export const yellowLadderHomeServices: StudyArtefacts = {
  slug: 'yellow-ladder-home-services',
  artefacts: [
    {
      name: 'job-card',
      kind: 'phone',
      width: 426,
      height: 880,
      place: 'hero',
      alt: 'Job card on a technician’s phone: kitchen sink leaks again, one name has to do the next thing, gate code 4471, a map pin and three past jobs at the address.',
    },
    {
      name: 'nineteen-numbers',
      kind: 'object',
      width: 1200,
      height: 900,
      place: 'before',
      alt: 'Eleven vans, four fridge magnets, three adverts and an open drawer with a telephone: nineteen numbers, each different; fourteen ring in the office, four in a pocket under a sink.',
    },
    {
      name: 'april-count',
      kind: 'print',
      width: 1000,
      height: 1300,
      place: 'decision',
      alt: 'Thirty days of counting on one sheet: calls by source as bars, parked vans and fridge magnets before directories and adverts, and a quarter of the calls after six unanswered.',
    },
    {
      name: 'call-card',
      kind: 'desk',
      width: 1280,
      height: 820,
      place: 'thing',
      alt: 'The desk’s screen as the telephone rings: a card with the address, past jobs, the source of the call and the one name who has to do the next thing.',
    },
    {
      name: 'empty-by-nine',
      kind: 'desk',
      width: 1280,
      height: 820,
      place: 'hand-over',
      alt: 'The list of eight in the morning: five cards older than a day, each with the question who takes it, and three names chosen already.',
    },
  ],
};
