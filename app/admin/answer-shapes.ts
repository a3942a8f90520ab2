import { z } from '../../domain/zod.ts';

/**
 * The least that an answer must hold for a screen to show it; more is welcome, and what is specified
 * loosely is checked loosely. An answer without it counts as none (app/admin/api.ts).
 */
export type AnswerShape = z.ZodType;

const { array, boolean, looseObject, nullable, number, record, string, unknown } = z;

/** Of calls whose answer nobody reads. */
export const anything = unknown();

export const list = array(looseObject({}));

export const texts = array(string());

/** An object with these, by their names. */
export const holds = looseObject;

/** What most changes answer: the server's own sentence. */
export const done = looseObject({ message: string() });

export { boolean, nullable, number, record, string };
