/** A slash where a word could begin, and what is typed after it up to the cursor. */
interface SlashQuery {
  at: number;
  end: number;
  find: string;
}

/** Null unless the cursor stands behind such a slash: not in an address, a date or 'and/or'. */
export function slashQuery(text: string, cursor: number): SlashQuery | null {
  const found = /(?:^|\s)\/(\S[^\n/]*)?$/.exec(text.slice(0, cursor));
  if (!found) return null;
  const find = found[1] ?? '';
  return { at: cursor - find.length - 1, end: cursor, find };
}

/** Those whose title has all the words, whichever comes first. */
export function matchingTitles<Titled extends { title: string }>(
  all: readonly Titled[],
  find: string,
): Titled[] {
  const words = find.toLocaleLowerCase().split(/\s+/).filter(Boolean);
  return all.filter(({ title }) => {
    const known = title.toLocaleLowerCase();
    return words.every((word) => known.includes(word));
  });
}
