import { type Manifest, type Members, mediaOf } from './manifest.ts';

export function rowsInWords({ rows }: Pick<Manifest, 'rows'>): string {
  const counts = Object.values(rows);
  const total = counts.reduce((sum, count) => sum + count, 0);
  return `${total} rows of ${counts.length} tables`;
}

export function filesInWords({ size }: Members): string {
  return `${size} media files`;
}

export function summaryOf(manifest: Manifest): string {
  return `${rowsInWords(manifest)}, ${filesInWords(mediaOf(manifest))}`;
}
