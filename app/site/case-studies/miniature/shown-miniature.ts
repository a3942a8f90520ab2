import type { CaseStudy } from '../../../../domain/content/kinds/case-study.ts';
import type {
  MiniatureStep,
  miniatureFields,
} from '../../../../domain/content/kinds/study-miniature.ts';

export interface ShownMiniature {
  brand: string;
  task: string;
  steps: MiniatureStep[];
  atRest: string;
  result: string;
  after: string;
}

/** Null for a study without a step to try. An option without words is left out. */
export function shownMiniature(
  study: Pick<CaseStudy, keyof typeof miniatureFields>,
): ShownMiniature | null {
  const steps = study.miniatureSteps
    .map((step) => ({ ...step, options: step.options.filter(({ label }) => label.trim() !== '') }))
    .filter(({ options }) => options.length > 0);
  if (steps.length === 0) return null;
  return {
    brand: study.miniatureBrand,
    task: study.miniatureTask,
    steps,
    atRest: study.miniatureAtRest,
    result: study.miniatureResult,
    after: study.miniatureAfter,
  };
}
