/** Far more than a site has languages, zones and spellings. */
const maxKept = 500;

/** Making a format of Intl takes longer than rendering most sections of a page. */
function kept<Args extends unknown[], Format>(make: (...args: Args) => Format) {
  const made = new Map<string, Format>();
  return (...args: Args): Format => {
    const key = JSON.stringify(args);
    const known = made.get(key);
    if (known) return known;
    if (made.size >= maxKept) made.clear();
    const format = make(...args);
    made.set(key, format);
    return format;
  };
}

export const numberFormat = kept(
  (locale: string, options?: Intl.NumberFormatOptions) => new Intl.NumberFormat(locale, options),
);

export const dateFormat = kept(
  (locale: string, options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(locale, options),
);

export const listFormat = kept((locale: string) => new Intl.ListFormat(locale));

/** In its own script. */
export const ownLanguageName = kept(
  (tag: string) => new Intl.DisplayNames(tag, { type: 'language' }).of(tag) ?? tag,
);
