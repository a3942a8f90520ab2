import { caseStudy as baharLaneClinics } from './case-studies/bahar-lane-clinics.ts';
import { caseStudy as dawraStaffLines } from './case-studies/dawra-staff-lines.ts';
import type { FirstCaseStudy } from './case-studies/first-case-study.ts';
import { caseStudy as ghafCourtSchool } from './case-studies/ghaf-court-school.ts';
import { caseStudy as netHouseMuseum } from './case-studies/net-house-museum.ts';
import { caseStudy as quayAndKhorLettings } from './case-studies/quay-and-khor-lettings.ts';
import { caseStudy as ribatAxleStores } from './case-studies/ribat-axle-stores.ts';
import { caseStudy as sixthBellGyms } from './case-studies/sixth-bell-gyms.ts';
import { caseStudy as twelveWellsDates } from './case-studies/twelve-wells-dates.ts';
import { caseStudy as wadiFrostLogistics } from './case-studies/wadi-frost-logistics.ts';
import { caseStudy as yellowLadderHomeServices } from './case-studies/yellow-ladder-home-services.ts';

/** In portfolio order: neighbours differ in trade, place and first category. */
export const firstCaseStudies: FirstCaseStudy[] = [
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
];
