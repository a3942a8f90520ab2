/**
 * The page numbers that a long list shows: the first, the last, and those around the current one;
 * null stands where some are left out.
 */
export function pageNumbers(current: number, last: number): (number | null)[] {
  const shown = [1, current - 1, current, current + 1, last].filter(
    (number) => number >= 1 && number <= last,
  );
  const sorted = [...new Set(shown)].sort((a, b) => a - b);
  return sorted.flatMap((number, index) => {
    const gap = number - (sorted[index - 1] ?? 0) - 1;
    if (gap === 0) return [number];
    // One page left out takes no more room than the sign for it.
    return gap === 1 ? [number - 1, number] : [null, number];
  });
}
