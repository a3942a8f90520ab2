import type { MiniatureText } from './miniature-text.ts';

export const twelveWells: MiniatureText = {
  client: 'twelve-wells',
  brand: 'Twelve Wells',
  task: 'Choose a box',
  steps: [
    { question: 'The variety', options: ['Khalas', 'Fardh', 'Lulu'] },
    {
      question: 'Where it will stand',
      options: ['A kitchen table', 'A reception desk', 'Behind a coffee machine'],
    },
  ],
  atRest: 'Two taps. Nothing you choose here is sent or stored.',
  result: [
    {
      step: 1,
      says: [
        'Khalas: butter and caramel.',
        'Fardh: dry, like strong tea.',
        'Lulu: the one you finish without noticing.',
      ],
    },
    {
      step: 2,
      says: [
        'Families order before Ramadan.',
        'Companies order towards the end of the year.',
        'Cafés order a little every month.',
      ],
    },
  ],
  after: 'The strip around the box gives the variety, the plot and the week of picking.',
};
