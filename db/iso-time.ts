/** @param time milliseconds since 1970 */
export function isoTime(time: number): string {
  return new Date(time).toISOString();
}
