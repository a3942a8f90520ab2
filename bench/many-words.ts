import { titleOf } from './many-items.ts';

/** Each occurs in a tenth of the items of bench/many-items.ts or more. */
export function partsOfWords(letters: { from: number; to: number }): string[] {
  const parts = new Set<string>();
  for (let index = 0; index < 1_000; index += 7) {
    for (const [word] of titleOf(index)
      .toLowerCase()
      .matchAll(/[a-z]+/g)) {
      for (let length = letters.from; length <= letters.to; length++) {
        for (let at = 0; at + length <= word.length; at++) parts.add(word.slice(at, at + length));
      }
    }
  }
  return [...parts];
}
