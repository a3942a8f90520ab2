import { dirname, join } from 'node:path';
import { withTemporaryFolder } from '../incoming.ts';
import type { MediaStore } from '../stores/store.ts';
import { smallerName } from '../upload-name.ts';
import { queueDecoding, sharp } from './sharp.ts';

const [columns, rows] = [3, 2];

function twoDigits(value: number): string {
  return value.toString(16).padStart(2, '0');
}

function oneDigit(value: number): string {
  return Math.round(value / 17).toString(16);
}

/** Empty for a transparent picture, where the colours would shine through, and without smaller files. */
export async function makePlaceholder(
  folder: string,
  { file_name, widths }: { file_name: string; widths: number[] },
): Promise<string> {
  const [narrowest] = widths;
  if (narrowest === undefined) return '';
  const path = join(folder, smallerName(file_name, narrowest));
  const { isOpaque, dominant } = await sharp(path).stats();
  if (!isOpaque) return '';
  const cells = await sharp(path)
    .removeAlpha()
    .resize(columns, rows, { fit: 'fill' })
    .raw()
    .toBuffer();
  const colours = Array.from({ length: columns * rows }, (_, cell) =>
    [...cells.subarray(cell * 3, cell * 3 + 3)].map(oneDigit).join(''),
  );
  const { r, g, b } = dominant;
  return [[r, g, b].map(twoDigits).join(''), ...colours].join(' ');
}

export async function makeStoredPlaceholder(
  store: MediaStore,
  upload: { file_name: string; widths: number[] },
): Promise<string> {
  const [narrowest] = upload.widths;
  if (narrowest === undefined) return '';
  return withTemporaryFolder(store.folder, async (place) => {
    const path = await store.fetch(smallerName(upload.file_name, narrowest), place);
    return path ? queueDecoding(() => makePlaceholder(dirname(path), upload)) : '';
  });
}
