import type { MiniatureText } from './miniature-text.ts';

export const ribatAxle: MiniatureText = {
  client: 'ribat-axle',
  brand: 'Ribat Axle',
  task: 'Find a part',
  steps: [
    { question: 'The chassis number', options: ['Typed from the card', 'Cannot be read'] },
    { question: 'The part', options: ['Oil filter', 'As ordered before'] },
    { question: 'For whom', options: ['A workshop', 'My own car'] },
  ],
  atRest: 'Three taps. Nothing you choose here is sent or stored.',
  result: [
    {
      step: 1,
      says: [
        'Seventeen characters, one answer:',
        'A chat opens to the counter, with the number already in it:',
      ],
    },
    {
      step: 2,
      says: ['the oil filter that fits this car,', 'the earlier order, repeated in two taps,'],
    },
    { step: 3, says: ['while the car is still on the lift.', 'and nothing that does not fit.'] },
  ],
  after: 'Stock is read every two minutes: ‘in stock’ means on the shelf.',
};
