import type { Drawing } from './drawing/drawing.ts';

/** By an artefact's name. */
export type StudyDrawings = Record<string, () => Drawing>;
