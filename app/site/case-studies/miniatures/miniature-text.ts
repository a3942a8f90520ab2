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
