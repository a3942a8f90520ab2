import { type Artefact, artefacts } from './artefacts.ts';
import { drawings as baharLaneClinics } from './bahar-lane-clinics/drawings.ts';
import { drawings as dawraStaffLines } from './dawra-staff-lines/drawings.ts';
import type { Drawing } from './drawing/drawing.ts';
import { drawings as ghafCourtSchool } from './ghaf-court-school/drawings.ts';
import { drawings as netHouseMuseum } from './net-house-museum/drawings.ts';
import { drawings as quayAndKhorLettings } from './quay-and-khor-lettings/drawings.ts';
import { drawings as ribatAxleStores } from './ribat-axle-stores/drawings.ts';
import { drawings as sixthBellGyms } from './sixth-bell-gyms/drawings.ts';
import type { StudyDrawings } from './study-drawings.ts';
import { drawings as twelveWellsDates } from './twelve-wells-dates/drawings.ts';
import { drawings as wadiFrostLogistics } from './wadi-frost-logistics/drawings.ts';
import { drawings as yellowLadderHomeServices } from './yellow-ladder-home-services/drawings.ts';

const drawings: Record<string, StudyDrawings> = {
  'bahar-lane-clinics': baharLaneClinics,
  'dawra-staff-lines': dawraStaffLines,
  'net-house-museum': netHouseMuseum,
  'ribat-axle-stores': ribatAxleStores,
  'twelve-wells-dates': twelveWellsDates,
  'quay-and-khor-lettings': quayAndKhorLettings,
  'ghaf-court-school': ghafCourtSchool,
  'sixth-bell-gyms': sixthBellGyms,
  'wadi-frost-logistics': wadiFrostLogistics,
  'yellow-ladder-home-services': yellowLadderHomeServices,
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

export function svgOf({ artefact, draw }: Drawn): string {
  const drawing = draw();
  if (drawing.width !== artefact.width || drawing.height !== artefact.height) {
    throw new Error(`${artefact.address} is drawn ${drawing.width} by ${drawing.height}.`);
  }
  return drawing.svg(artefact.alt);
}
