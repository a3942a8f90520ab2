import type { MiniatureName } from '../../../../domain/content/miniatures.ts';
import { baharLane } from './bahar-lane.ts';
import { dawra } from './dawra.ts';
import type { MiniatureTexts } from './miniature-text.ts';
import { ribatAxle } from './ribat-axle.ts';
import { twelveWells } from './twelve-wells.ts';

/** By the name that a case study chooses. */
export const miniatureTexts: Record<MiniatureName, MiniatureTexts> = {
  'bahar-lane': baharLane,
  dawra,
  'ribat-axle': ribatAxle,
  'twelve-wells': twelveWells,
};
