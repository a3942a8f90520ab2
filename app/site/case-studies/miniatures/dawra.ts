import type { MiniatureText } from './miniature-text.ts';

export const dawra: MiniatureText = {
  client: 'dawra',
  brand: 'Dawra',
  task: 'A change at 3.50',
  steps: [
    { question: 'What is new on the list', options: ['My bus', 'My time', 'My gate'] },
    { question: 'On the road', options: ['With a signal', 'Without one'] },
    { question: 'The driver', options: ['I have read it', 'No answer yet'] },
  ],
  atRest: 'Three taps. Nothing you choose here is sent or stored.',
  result: [
    { step: 1, says: ['The bus turns orange', 'The time turns orange', 'The gate turns orange'] },
    'and the phone reads it aloud.',
    {
      step: 3,
      says: [
        'A thumb has confirmed: nobody has to ring.',
        'Planners see who has not confirmed, and ring only this one.',
      ],
    },
    {
      step: 2,
      says: ['', 'The list opens without a signal and reports when there is one again.'],
    },
  ],
  after: 'Six languages, three lines, one thumb.',
};
