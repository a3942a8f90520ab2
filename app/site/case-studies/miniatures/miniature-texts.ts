import type { MiniatureName } from '../../../../domain/content/miniatures.ts';
import { baharLane } from './bahar-lane.ts';
import { dawra } from './dawra.ts';
import { ribatAxle } from './ribat-axle.ts';
import { twelveWells } from './twelve-wells.ts';

export interface MiniatureStep {
  question: string;
  /** At most four. */
  options: string[];
}

/** A sentence, or one for each option of a step (from 1). */
export type ResultPart = string | { step: number; says: string[] };

export interface MiniatureText {
  /** Whose colours it has: `data-client` in miniature.module.css. */
  client: string;
  brand: string;
  task: string;
  /** At most four. */
  steps: MiniatureStep[];
  atRest: string;
  result: ResultPart[];
  /** Under the result. */
  after: string;
}

/** By the name that a case study chooses. */
export const miniatureTexts: Record<MiniatureName, MiniatureText> = {
  'bahar-lane': baharLane,
  dawra,
  'ribat-axle': ribatAxle,
  'twelve-wells': twelveWells,
};
