import { z } from '../../zod.ts';

/**
 * Words in a further language by the names of their fields: those of sections and rows by their ids, those of
 * rows without ids in lists.
 */
export interface Texts {
  [name: string]: unknown;
}

/** As many bytes as the sections of a page may have (R-P-06). */
const bytesLimit = 512 * 1024;
const depthLimit = 12;

function isPlain(value: unknown, depth = 0): boolean {
  if (typeof value === 'string') return true;
  if (typeof value !== 'object' || value === null || depth >= depthLimit) return false;
  return Object.values(value).every((inner) => isPlain(inner, depth + 1));
}

export const textsInput: z.ZodType<Texts> = z
  .record(z.string().max(100), z.unknown())
  .refine((texts) => isPlain(texts), 'Texts are words, or lists of them by their names.')
  .refine(
    (texts) => new TextEncoder().encode(JSON.stringify(texts)).length <= bytesLimit,
    'The texts of an edition may take up 512 KB. Please shorten them.',
  );

const isRecord = (value: unknown): value is Texts => typeof value === 'object' && value !== null;

/** What stands under a name, of a record or a list; undefined for all else. */
export function textsAt(texts: unknown, name: string | number): unknown {
  return isRecord(texts) && Object.hasOwn(texts, name) ? texts[name] : undefined;
}

export function withTextAt(
  texts: unknown,
  [name = '', ...rest]: string[],
  value: unknown,
): unknown {
  const own = rest.length === 0 ? value : withTextAt(textsAt(texts, name), rest, value);
  if (!Array.isArray(texts)) return { ...Object(texts), [name]: own };
  return texts.map((inner, place) => (String(place) === name ? own : inner));
}

/** Changes each text, wherever it stands. */
export function mapTexts(texts: unknown, change: (text: string) => string): unknown {
  if (typeof texts === 'string') return change(texts);
  if (Array.isArray(texts)) return texts.map((inner) => mapTexts(inner, change));
  if (!isRecord(texts)) return texts;
  return Object.fromEntries(
    Object.entries(texts).map(([name, inner]) => [name, mapTexts(inner, change)]),
  );
}
