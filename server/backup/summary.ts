import { type Manifest, mediaFolder } from './manifest.ts';

/** "1234 rows of 23 tables, 56 media files". */
export function summaryOf({ rows, members }: Manifest): string {
  const counts = Object.values(rows);
  const total = counts.reduce((sum, count) => sum + count, 0);
  const files = Object.keys(members).filter((name) => name.startsWith(`${mediaFolder}/`));
  return `${total} rows of ${counts.length} tables, ${files.length} media files`;
}
