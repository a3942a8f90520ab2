import type { StudyArtefacts } from '../artefact.ts';

export const ribatAxleStores: StudyArtefacts = {
  slug: 'ribat-axle-stores',
  artefacts: [
    {
      name: 'chassis-search',
      kind: 'desk',
      width: 1280,
      height: 820,
      place: 'hero',
      alt: 'Shop of Ribat Axle Stores: a chassis number in seventeen boxes, the car it belongs to, and four of 214 parts that fit, with number, shelf and price.',
    },
    {
      name: 'three-numbers',
      kind: 'object',
      width: 1200,
      height: 900,
      place: 'before',
      alt: 'Counter from above: a telephone with nine missed calls, three boxes with the same oil filter under three numbers, and a stock list on which those three lines stand far apart.',
    },
    {
      name: 'joined-numbers',
      kind: 'print',
      width: 1200,
      height: 900,
      place: 'decision',
      alt: 'Sheet of one morning: the older numbers of five slow parts are joined by lines to the number sold today, three by a script at night, two doubts settled by Yaqoob in red pen.',
    },
    {
      name: 'counter-chat',
      kind: 'phone',
      width: 426,
      height: 880,
      place: 'thing',
      alt: 'Chat with the counter on a phone: the chassis number that could not be read stands in it already, Yaqoob answers with the filter that fits, and former orders are repeated in two taps.',
    },
    {
      name: 'monday-list',
      kind: 'print',
      width: 1000,
      height: 1300,
      place: 'hand-over',
      alt: 'List for Monday: seven searches that found nothing in a week, how often each was typed, and what the counter did about it by hand.',
    },
  ],
};
