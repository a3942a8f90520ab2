const inEnglish = new Intl.DisplayNames('en', { type: 'language' });

/** 'Arabic' of 'ar'; the tag itself where it names no language. */
export function languageName(tag: string): string {
  try {
    return inEnglish.of(tag) ?? tag;
  } catch {
    return tag;
  }
}
