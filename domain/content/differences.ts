import type { Difference } from '../api/content/revisions.ts';

function leaves(value: unknown, path: string, into: Map<string, string>): Map<string, string> {
  if (typeof value === 'object' && value !== null) {
    for (const [key, inner] of Object.entries(value)) {
      leaves(inner, path === '' ? key : `${path}.${key}`, into);
    }
  } else {
    into.set(path, value === null || value === undefined ? '' : String(value));
  }
  return into;
}

export function differences(before: object, after: object): Difference[] {
  const old = leaves(before, '', new Map());
  const now = leaves(after, '', new Map());
  return [...new Set([...now.keys(), ...old.keys()])]
    .map((field) => ({ field, old: old.get(field) ?? '', new: now.get(field) ?? '' }))
    .filter((difference) => difference.old !== difference.new);
}

/** Characters of a text that a shortened difference holds, and those of them before the change. */
const shown = 80;
const context = 24;

/** Where the part of two long texts begins that holds their first difference. */
function startOfPart(old: string[], now: string[]): number {
  const longest = Math.max(old.length, now.length);
  if (longest <= shown) return 0;
  let first = 0;
  while (first < old.length && old[first] === now[first]) first += 1;
  const start = Math.min(first - context, longest - shown + 1);
  if (start <= 0) return 0;
  const word = now.indexOf(' ', start) + 1;
  return word > 0 && word <= first ? word : start;
}

function partFrom(characters: string[], start: number): string {
  const before = start > 0 ? '…' : '';
  const rest = characters.slice(start);
  const room = shown - before.length;
  const part = rest.length > room ? `${rest.slice(0, room - 1).join('')}…` : rest.join('');
  return before + part;
}

/** Long texts are cut around their first difference. */
export function shortened(all: Difference[]): Difference[] {
  return all.map(({ field, old, new: now }) => {
    const [before, after] = [[...old], [...now]];
    const start = startOfPart(before, after);
    return { field, old: partFrom(before, start), new: partFrom(after, start) };
  });
}
