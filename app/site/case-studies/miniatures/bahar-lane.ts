import type { MiniatureText } from './miniature-text.ts';

export const baharLane: MiniatureText = {
  client: 'bahar-lane',
  brand: 'Bahar Lane',
  task: 'Book a visit',
  steps: [
    { question: 'Your insurance', options: ['Sadaf Silver', 'Another', 'I pay'] },
    { question: 'Your doctor', options: ['Dr Haddad', 'Dr Iqbal', 'Any'] },
    { question: 'The branch', options: ['Al Nahda', 'Deira', 'Ajman'] },
    { question: 'The time', options: ['8.20', '8.50', '9.10', '9.30'] },
  ],
  atRest: 'Four taps. Nothing you choose here is sent or stored.',
  result: [
    { step: 4, says: ['8.20', '8.50', '9.10', '9.30'] },
    { step: 3, says: ['at Al Nahda', 'in Deira', 'in Ajman'] },
    'is held for you.',
  ],
  after: 'For five minutes. In the real one you type your name now.',
};
