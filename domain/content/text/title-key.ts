/** Characters of a title that its place in a list depends on; an index of Postgres takes no long texts. */
const compared = 100;
/** Digits that a number is filled up to, so that 2 stands before 10. */
const digits = 12;

/**
 * What a list from A to Z compares byte by byte: capital letters and accents do not count, numbers go by
 * their value, and an empty title stands at the end.
 */
export function titleKey(title: string): string {
  const plain = title.trim().slice(0, compared).normalize('NFD').replace(/\p{M}/gu, '');
  const key = plain.toLowerCase().replace(/\d+/g, (number) => number.padStart(digits, '0'));
  return key === '' ? '1' : `0${key}`;
}

export function compareTitles(one: string, other: string): number {
  const [key, otherKey] = [titleKey(one), titleKey(other)];
  return key < otherKey ? -1 : Number(key > otherKey);
}
