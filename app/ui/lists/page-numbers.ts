/** The first, the last and those around the current page; null for a gap. */
export function pageNumbers(current: number, last: number): (number | null)[] {
  const shown = [1, current - 1, current, current + 1, last].filter(
    (number) => number >= 1 && number <= last,
  );
  const sorted = [...new Set(shown)].sort((a, b) => a - b);
  return sorted.flatMap((number, index) => {
    const gap = number - (sorted[index - 1] ?? 0) - 1;
    if (gap === 0) return [number];
    return gap === 1 ? [number - 1, number] : [null, number];
  });
}
