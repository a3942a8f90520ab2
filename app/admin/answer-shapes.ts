import { z } from '../../domain/zod.ts';

/**
 * The least that an answer must hold for a screen to show it; more is welcome, and what is specified
 * loosely is checked loosely. An answer without it counts as none (app/admin/api.ts).
 */
export type AnswerShape = z.ZodType;

/** Of calls whose answer nobody reads. */
export const anything = z.unknown();

export const list = z.array(z.looseObject({}));

export const texts = z.array(z.string());

/** An object with these, by their names. */
export const holds = z.looseObject;

/** What most changes answer: the server's own sentence. */
export const done = z.looseObject({ message: z.string() });

// Each by its own name: taking `z` apart would put all of zod into the bundle, with every language.
export const boolean = z.boolean;
export const nullable = z.nullable;
export const number = z.number;
export const record = z.record;
export const string = z.string;
