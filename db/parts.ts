export const rowsOfPart = 1_000;

export async function wholeOf<Row>(parts: AsyncGenerator<Row[]>): Promise<Row[]> {
  const rows: Row[] = [];
  for await (const part of parts) rows.push(...part);
  return rows;
}

/** Keyset pagination: no part costs more than the first, and nothing waits for a slow reader. */
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
