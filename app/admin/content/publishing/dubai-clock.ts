/** Dubai is four hours ahead of UTC all year. */
const ahead = 4 * 3_600_000;

/** A time of the server as a field of date and time shows it on Dubai's clock; '' for none. */
export function toDubaiField(iso: string | null): string {
  return iso === null ? '' : new Date(Date.parse(iso) + ahead).toISOString().slice(0, 16);
}

/** What a field of date and time holds, as the server takes it; null when it is empty. */
export function fromDubaiField(typed: string): string | null {
  const time = Date.parse(`${typed}Z`);
  return Number.isNaN(time) ? null : new Date(time - ahead).toISOString();
}
