const steps = [480, 800, 1200, 1600, 2400];

/** Includes its own width unless it is huge, so that no page ever shows an original. */
export function smallerWidths(width: number): number[] {
  if (width <= 480) return [];
  return [...steps.filter((step) => step < width), ...(width <= 2400 ? [width] : [])];
}
