import type { ArtefactFilm } from './artefact-film.ts';
import { bookingFilm as booking } from './bahar-lane-clinics/booking-film.ts';
import { morningListFilm as morningList } from './dawra-staff-lines/morning-list-film.ts';
import { portalFilm as portal } from './ghaf-court-school/portal-film.ts';
import { labelFormFilm as labelForm } from './net-house-museum/label-form-film.ts';
import { towerPageFilm as towerPage } from './quay-and-khor-lettings/tower-page-film.ts';
import { chassisSearchFilm as chassisSearch } from './ribat-axle-stores/chassis-search-film.ts';
import { branchPageFilm as branchPage } from './sixth-bell-gyms/branch-page-film.ts';
import { sevenBoxesFilm as sevenBoxes } from './twelve-wells-dates/seven-boxes-film.ts';
import { redLineFilm as redLine } from './wadi-frost-logistics/red-line-film.ts';
import { jobCardFilm as jobCard } from './yellow-ladder-home-services/job-card-film.ts';

/** One of each study, written by `npm run content:draw -- films`. */
export const films: ArtefactFilm[] = [
  booking,
  sevenBoxes,
  chassisSearch,
  morningList,
  labelForm,
  towerPage,
  portal,
  branchPage,
  redLine,
  jobCard,
];
