export function isoTime(time: number): string {
  return new Date(time).toISOString();
}
