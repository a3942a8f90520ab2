/** Longest address part we publish; longer ones are refused with a message. */
export const slugLimit = 200;

/**
 * The address part of a blog or location page: lower case, each run of white space one hyphen
 * (specification §2.1, R-2.1-21). Leading and trailing white space is dropped first.
 */
export function slugFrom(slugUrl: string): string {
  return slugUrl.trim().toLowerCase().replace(/\s+/g, '-');
}

/** Why a slug cannot be an address, as a sentence, or null when it can (decision D12). */
export function slugProblem(slugUrl: string): string | null {
  const slug = slugFrom(slugUrl);
  if (slug.length > slugLimit) return `Slug URL is longer than ${slugLimit} characters.`;
  // Control characters, dots alone and URL delimiters would change the address or hide the page.
  if (/[/?#\\%]|\p{Cc}/u.test(slug)) return 'Slug URL must not contain / ? # % or \\.';
  // The router takes such an address for a call of its own.
  if (/\.data$/.test(slug)) return 'Slug URL must not end with .data.';
  if (/^\.+$/.test(slug)) return 'Slug URL must not be only dots.';
  return null;
}

/** A slug made of a title: words of letters and digits joined by hyphens. */
export function slugFromTitle(title: string): string {
  const slug = slugFrom(title.replace(/[^\p{L}\p{N}\s-]+/gu, ' ')).slice(0, slugLimit);
  // The cut may leave half of a character that takes two code units.
  return slug.toWellFormed().replace(/\uFFFD$/, '');
}
