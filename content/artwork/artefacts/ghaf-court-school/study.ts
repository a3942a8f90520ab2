import type { StudyArtefacts } from '../artefact.ts';

export const ghafCourtSchool: StudyArtefacts = {
  slug: 'ghaf-court-school',
  artefacts: [
    {
      name: 'portal',
      kind: 'desk',
      width: 1280,
      height: 820,
      place: 'hero',
      alt: 'Parents’ portal of Ghaf Court School: three children side by side, each with today’s bus, the next date and the balance; four tasks below and one notice of thirteen words.',
    },
    {
      name: 'seven-passwords',
      kind: 'object',
      width: 1200,
      height: 900,
      place: 'before',
      alt: 'A school bag with three letters in it, and on the refrigerator a note under a magnet: seven passwords for fees, marks and bus, for three children.',
    },
    {
      name: 'queue-clipboard',
      kind: 'object',
      width: 1200,
      height: 900,
      place: 'decision',
      alt: 'A clipboard from two mornings in the queue: 140 parents in four groups of tally marks, see what is due, report an absence, change a bus stop, read a report.',
    },
    {
      name: 'absence',
      kind: 'phone',
      width: 426,
      height: 880,
      place: 'thing',
      alt: 'Reporting an absence on a phone, in Arabic and English: the child, the day, the name of the teacher in large letters, and: reported before the first bell.',
    },
    {
      name: 'notice-editor',
      kind: 'desk',
      width: 1280,
      height: 820,
      place: 'hand-over',
      alt: 'The registrar’s page for a notice: the English counter stands at forty-one of sixty words, the Arabic beside it is still being written; one page is attached, with the sentence why it matters.',
    },
  ],
};
