import type { MakerResult } from '../../../../domain/api/content/location-maker.ts';

type Row = Pick<MakerResult, 'row' | 'address'>;

/** Only one page can have it. */
export function sharesAddress(rows: readonly Row[], { row, address }: Row): boolean {
  return rows.some((other) => other.row !== row && other.address === address);
}
