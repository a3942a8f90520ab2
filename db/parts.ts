/** Rows of a long list that are read at a time. */
export const rowsOfPart = 1_000;

/** All rows of a list that is known to be short. */
export async function wholeOf<Row>(parts: AsyncGenerator<Row[]>): Promise<Row[]> {
  const rows: Row[] = [];
  for await (const part of parts) rows.push(...part);
  return rows;
}

/**
 * A list in parts, each read after the last row of the one before: no part costs more than the first,
 * and nothing waits for a slow reader. An item that is published meanwhile may be missing from it.
 */
export async function* inParts<Row>(
  read: (last: Row | undefined, count: number) => Promise<Row[]>,
  count = rowsOfPart,
): AsyncGenerator<Row[]> {
  let last: Row | undefined;
  do {
    const rows = await read(last, count);
    yield rows;
    last = rows.length === count ? rows.at(-1) : undefined;
  } while (last !== undefined);
}
