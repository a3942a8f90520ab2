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

const shown = 80;

function shorten(text: string): string {
  const characters = [...text];
  return characters.length > shown ? `${characters.slice(0, shown - 1).join('')}…` : text;
}

export function shortened(all: Difference[]): Difference[] {
  return all.map(({ field, old, new: now }) => ({ field, old: shorten(old), new: shorten(now) }));
}
