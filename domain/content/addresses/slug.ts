export const slugLimit = 200;

/** Specification §2.1, R-2.1-21; in NFC, as browsers are redirected to that spelling. */
export function slugFrom(slugUrl: string): string {
  return slugUrl.trim().toLowerCase().replace(/\s+/g, '-').normalize('NFC');
}

/** @returns a sentence, or null for a usable slug (decision D12) */
export function slugProblem(
  slugUrl: string,
  named = 'Slug URL',
  forbidden = '/ ? # % or \\',
): string | null {
  const slug = slugFrom(slugUrl);
  if (slug.length > slugLimit) return `${named} is longer than ${slugLimit} characters.`;
  // Control characters, dots alone and URL delimiters would change the address or hide the page.
  if (/[/?#\\%]|\p{Cc}/u.test(slug)) return `${named} must not contain ${forbidden}.`;
  // React Router takes such an address for a data request.
  if (/\.data$/.test(slug)) return `${named} must not end with .data.`;
  if (/^\.+$/.test(slug)) return `${named} must not be only dots.`;
  return null;
}

/** Cut where the end has no room otherwise. */
export function slugWithEnd(slug: string, end: string): string {
  // The cut may leave half of a character that takes two code units.
  const begin = slug.slice(0, slugLimit - end.length).toWellFormed();
  return begin.replaceAll('\uFFFD', '') + end;
}

const maxNumber = 100;

/** What can be had where a slug is taken, the first wish first. */
export function* numberedSlugs(slug: string): Generator<string> {
  for (let number = 2; number <= maxNumber; number += 1) yield slugWithEnd(slug, `-${number}`);
}

/** Marks on signs, and those that make a picture of a sign. */
const looseMarks = /(?<![\p{L}\p{M}\p{N}])\p{M}+|[\p{Me}\p{VS}]+/gu;

export function slugFromTitle(title: string): string {
  const letters = title.replace(looseMarks, '').replace(/[^\p{L}\p{M}\p{N}\s-]+/gu, ' ');
  return slugWithEnd(slugFrom(letters), '');
}
