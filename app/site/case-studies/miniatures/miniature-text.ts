import type { SiteMessages } from '../../../../domain/messages/messages.ts';

export interface MiniatureStep {
  question: string;
  /** At most four. */
  options: string[];
}

/** A sentence, or one for each option of a step (from 1). */
export type ResultPart = string | { step: number; says: string[] };

interface MiniatureText {
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

/** In each language that the site speaks. */
export type MiniatureTexts = Record<SiteMessages['language'], MiniatureText>;
