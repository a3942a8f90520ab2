import type { StudyArtefact } from './artefact.ts';
import { study as baharLaneClinics } from './bahar-lane-clinics/study.ts';
import { study as dawraStaffLines } from './dawra-staff-lines/study.ts';
import { study as ghafCourtSchool } from './ghaf-court-school/study.ts';
import { study as netHouseMuseum } from './net-house-museum/study.ts';
import { study as quayAndKhorLettings } from './quay-and-khor-lettings/study.ts';
import { study as ribatAxleStores } from './ribat-axle-stores/study.ts';
import { study as sixthBellGyms } from './sixth-bell-gyms/study.ts';
import { study as twelveWellsDates } from './twelve-wells-dates/study.ts';
import { study as wadiFrostLogistics } from './wadi-frost-logistics/study.ts';
import { study as yellowLadderHomeServices } from './yellow-ladder-home-services/study.ts';

export const studies = [
  baharLaneClinics,
  twelveWellsDates,
  ribatAxleStores,
  dawraStaffLines,
  netHouseMuseum,
  quayAndKhorLettings,
  ghafCourtSchool,
  sixthBellGyms,
  wadiFrostLogistics,
  yellowLadderHomeServices,
] as const;

export interface Artefact extends StudyArtefact {
  slug: string;
  address: string;
}

/**
 * Every drawn thing of every study. Each is drawn by the function of its name in the drawings.ts of its
 * study, written to content/media by `npm run content:draw -- artefacts`, and says its own alt (title).
 */
export const artefacts: Artefact[] = studies.flatMap(({ slug, artefacts }) =>
  artefacts.map((artefact) => ({
    slug,
    ...artefact,
    address: `/media/artefacts/${slug}/${artefact.name}.svg`,
  })),
);
