import { shortHash } from '../../../db/moving/entries.ts';
import type { FieldHashes } from '../../../db/moving/imported-items.ts';

type Values = Record<string, unknown>;

interface Compared {
  /** Fields that are taken over: nobody here has edited them since. */
  taken: string[];
  /** Fields that have changed on both sides. */
  asks: string[];
}

const hash = (value: unknown) => shortHash(value ?? null);

/**
 * What a newer export changes (R-I-03).
 *
 * @param made what the export says now, before its links and pictures are ours
 * @param stored what stands here
 */
export function compareFields(
  known: FieldHashes,
  { made, final, stored }: { made: Values; final: Values; stored: Values },
): Compared {
  const compared: Compared = { taken: [], asks: [] };
  for (const name of Object.keys(made)) {
    const [came, wrote] = known[name] ?? ['', ''];
    if (hash(made[name]) === came || hash(final[name]) === hash(stored[name])) continue;
    const isEdited = hash(stored[name]) !== wrote;
    (isEdited ? compared.asks : compared.taken).push(name);
  }
  return compared;
}

/** The hashes to compare a later export with. */
export function fieldHashes(
  made: Values,
  stored: Values,
  before: FieldHashes = {},
  isWritten: (name: string) => boolean = () => true,
): FieldHashes {
  const hashes = Object.keys(made).map((name) => {
    const wrote = isWritten(name) ? hash(stored[name]) : (before[name]?.[1] ?? '');
    return [name, [hash(made[name]), wrote] as const];
  });
  return Object.fromEntries(hashes);
}
