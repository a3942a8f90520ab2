import { type Artefact, artefacts } from './artefacts.ts';
import { baharLaneClinicsDrawings } from './bahar-lane-clinics/drawings.ts';
import { dawraStaffLinesDrawings } from './dawra-staff-lines/drawings.ts';
import type { Drawing } from './drawing/drawing.ts';
import { ghafCourtSchoolDrawings } from './ghaf-court-school/drawings.ts';
import { netHouseMuseumDrawings } from './net-house-museum/drawings.ts';
import { quayAndKhorLettingsDrawings } from './quay-and-khor-lettings/drawings.ts';
import { ribatAxleStoresDrawings } from './ribat-axle-stores/drawings.ts';
import { sixthBellGymsDrawings } from './sixth-bell-gyms/drawings.ts';
import type { StudyDrawings } from './study-drawings.ts';
import { twelveWellsDatesDrawings } from './twelve-wells-dates/drawings.ts';
import { wadiFrostLogisticsDrawings } from './wadi-frost-logistics/drawings.ts';
import { yellowLadderHomeServicesDrawings } from './yellow-ladder-home-services/drawings.ts';

const drawings: Record<string, StudyDrawings> = {
  'bahar-lane-clinics': baharLaneClinicsDrawings,
  'dawra-staff-lines': dawraStaffLinesDrawings,
  'net-house-museum': netHouseMuseumDrawings,
  'ribat-axle-stores': ribatAxleStoresDrawings,
  'twelve-wells-dates': twelveWellsDatesDrawings,
  'quay-and-khor-lettings': quayAndKhorLettingsDrawings,
  'ghaf-court-school': ghafCourtSchoolDrawings,
  'sixth-bell-gyms': sixthBellGymsDrawings,
  'wadi-frost-logistics': wadiFrostLogisticsDrawings,
  'yellow-ladder-home-services': yellowLadderHomeServicesDrawings,
};

interface Drawn {
  artefact: Artefact;
  draw: () => Drawing;
}

/** Only this loads the typefaces; what a site is filled with knows the list alone. */
export const drawn: Drawn[] = artefacts.map((artefact) => {
  const draw = drawings[artefact.slug]?.[artefact.name];
  if (!draw) throw new Error(`Nobody has drawn ${artefact.address}.`);
  return { artefact, draw };
});

export function artefactSvg({ artefact, draw }: Drawn): string {
  const drawing = draw();
  if (drawing.width !== artefact.width || drawing.height !== artefact.height) {
    throw new Error(`${artefact.address} is drawn ${drawing.width} by ${drawing.height}.`);
  }
  return drawing.svg(artefact.alt);
}
