import type { StudyArtefacts } from '../artefact.ts';

export const wadiFrostLogistics: StudyArtefacts = {
  slug: 'wadi-frost-logistics',
  artefacts: [
    {
      name: 'red-line',
      kind: 'desk',
      width: 1280,
      height: 820,
      place: 'hero',
      alt: 'Dispatch screen: three of sixty-four lorries are warmer than agreed, the longest first, each with a button to ring the driver; eight reasons for one tap; a temperature curve above the line.',
    },
    {
      name: 'sensor-box',
      kind: 'object',
      width: 1200,
      height: 900,
      place: 'before',
      alt: 'A lorry’s sensor box with two cables and a torn seal, opened on 14 June; beside it the complaint of the 12th about strawberries, who pays, and the strip with the warm hours.',
    },
    {
      name: 'reasons-sheet',
      kind: 'print',
      width: 1000,
      height: 1300,
      place: 'decision',
      alt: 'Sheet from the dispatch room after a fortnight: handwritten reasons, counted into eight, from door open at the shop to compressor.',
    },
    {
      name: 'delivery-link',
      kind: 'phone',
      width: 426,
      height: 880,
      place: 'thing',
      alt: 'A supermarket’s link to one delivery on a phone: place, temperature curve and expected time, one source silent since 14.20, and the day on which the link expires.',
    },
    {
      name: 'limits',
      kind: 'desk',
      width: 1280,
      height: 820,
      place: 'hand-over',
      alt: 'Limits for fish, fruit and ice cream, as the quality manager sets them: the new value, the reason she typed, and the old values below.',
    },
  ],
};
