import type { ArtefactFilm } from './artefact-film.ts';
import { bookingFilm as booking } from './bahar-lane-clinics/booking-film.ts';
import { sevenBoxesFilm as sevenBoxes } from './twelve-wells-dates/seven-boxes-film.ts';

/** Written by `npm run content:draw -- films`. */
export const films: ArtefactFilm[] = [booking, sevenBoxes];
