import { type ArtefactFilm, type Scene, typing } from '../artefact-film.ts';
import { type BookingProgress, bookingAt, optionTop, shownBooking } from './booking.ts';
import { baharLaneClinicsLook } from './look.ts';

const { blossom } = baharLaneClinicsLook;

/** From the edge of the phone to its screen. */
const edge = 18;

/** The question, a finger on its first option, and the option chosen. */
function asked(answered: 0 | 1 | 2, words: string): Scene[] {
  const before: BookingProgress = { answered };
  const tap = { x: edge + 195, y: edge + optionTop(before, 0) + 28 };
  return [
    { draw: () => bookingAt(before), seconds: 1.7, words, tap },
    { draw: () => bookingAt({ ...before, chosen: 0 }), seconds: 0.5, cut: true },
  ];
}

const typed = typing('Mariam Al', (name) =>
  bookingAt({ answered: 3, held: { seconds: 298 - name.length * 2, name } }),
);

export const bookingFilm: ArtefactFilm = {
  slug: 'bahar-lane-clinics',
  name: 'booking',
  ground: blossom,
  scale: 1.4,
  scenes: [
    {
      draw: () => bookingAt(shownBooking),
      seconds: 1.8,
      words: 'A visit on Tuesday at 9.10, held for five minutes. From the start:',
    },
    ...asked(0, 'The insurance comes first. Sadaf Silver is covered.'),
    ...asked(1, 'Then the doctor: Leena Haddad.'),
    ...asked(2, 'The branch: Al Nahda, 14 minutes by car.'),
    {
      draw: () => bookingAt({ answered: 3 }),
      seconds: 2.2,
      words: 'The time: 9.10 on Tuesday the fourteenth.',
      tap: { x: edge + 24 + 2 * 116 + 55, y: edge + 470 + 23 },
    },
    {
      draw: () => bookingAt({ answered: 3, held: { seconds: 300, name: '' } }),
      seconds: 1.4,
      words: 'The page holds it for five minutes, while a name is typed.',
    },
    ...typed,
    {
      draw: () => bookingAt(shownBooking),
      seconds: 2.4,
      cut: true,
      words: 'Four taps and a name.',
    },
  ],
};
