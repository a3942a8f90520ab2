import type { Office } from '../settings.ts';

const list = new Intl.ListFormat('en-GB');

/** 'Lisbon and Berlin', each city once. */
export function citiesInWords(offices: Pick<Office, 'city'>[]): string {
  return list.format(new Set(offices.map(({ city }) => city)));
}
