import type { StudyArtefact } from './artefact.ts';
import { baharLaneClinics } from './bahar-lane-clinics/study.ts';
import { dawraStaffLines } from './dawra-staff-lines/study.ts';
import { ghafCourtSchool } from './ghaf-court-school/study.ts';
import { netHouseMuseum } from './net-house-museum/study.ts';
import { quayAndKhorLettings } from './quay-and-khor-lettings/study.ts';
import { ribatAxleStores } from './ribat-axle-stores/study.ts';
import { sixthBellGyms } from './sixth-bell-gyms/study.ts';
import { twelveWellsDates } from './twelve-wells-dates/study.ts';
import { wadiFrostLogistics } from './wadi-frost-logistics/study.ts';
import { yellowLadderHomeServices } from './yellow-ladder-home-services/study.ts';

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
