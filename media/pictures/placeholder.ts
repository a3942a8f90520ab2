import { dirname, join } from 'node:path';
import { withTemporaryFolder } from '../incoming.ts';
import type { MediaStore } from '../stores/store.ts';
import { smallerName } from '../upload-name.ts';
import { queueDecoding, sharp } from './sharp.ts';

const [columns, rows] = [3, 2];

function twoDigits(value: number): string {
  return value.toString(16).padStart(2, '0');
}

/** One digit for 17 shades is enough for what is blurred. */
function oneDigit(value: number): string {
  return Math.round(value / 17).toString(16);
}

/**
 * The colours that stand in the place of a picture until it arrives (domain/media/placeholder.ts), read from
 * the narrowest of its smaller files in `folder`. Empty for a picture that one can see through, where
 * they would shine through for ever, and for one without smaller files.
 */
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

/** The same for a picture that lies in the store; empty when it is gone. */
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
