import type { StudyArtefacts } from '../artefact.ts';

export const baharLaneClinics: StudyArtefacts = {
  slug: 'bahar-lane-clinics',
  artefacts: [
    {
      name: 'booking',
      kind: 'phone',
      width: 426,
      height: 880,
      place: 'hero',
      alt: 'Booking page of Bahar Lane Clinics on a phone: insurance, doctor and branch are answered, Tuesday 9.10 is chosen and held for four minutes and thirty-eight seconds while a name is typed.',
    },
    {
      name: 'six-diaries',
      kind: 'object',
      width: 1200,
      height: 900,
      place: 'before',
      alt: 'Six diaries from above: three on paper in different hands, two spreadsheets with colours of their own, and for Ajman only a very good pen and the words: ask me, I remember.',
    },
    {
      name: 'paper-cards',
      kind: 'object',
      width: 1200,
      height: 900,
      place: 'decision',
      alt: 'Four handwritten cards on a waiting-room table beside a glass of tea. Insurance lies on top of doctor, branch and day, with a note: twelve of fourteen put this on top.',
    },
    {
      name: 'evening-message',
      kind: 'phone',
      width: 426,
      height: 880,
      place: 'thing',
      alt: 'Text message of the evening before a visit, in English and Arabic, with two links: keep and move. The patient has kept the visit.',
    },
    {
      name: 'day-view',
      kind: 'desk',
      width: 1280,
      height: 820,
      place: 'hand-over',
      alt: 'Day view of the front desks: six branches in rows, half hours in columns, visits as green blocks, free slots as dashed outlines and one pink slot that is held for 4.38.',
    },
  ],
};
