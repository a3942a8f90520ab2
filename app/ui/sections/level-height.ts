const scale = 0.82;

/** Percent of the column; null when the figure is no number. */
export function heightOf(value: string): number | null {
  const number = Number.parseFloat(value);
  return Number.isNaN(number) ? null : Math.min(100, Math.max(0, number)) * scale;
}
