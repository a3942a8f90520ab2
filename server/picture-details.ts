import type { Database } from '../db/open.ts';
import { findPictureDetails } from '../db/uploads.ts';

/** An `img` whose alt text is empty and that shows a still upload, in what React writes. */
const uploadImage = /<img\b[^>]*?\bsrc="\/media\/([0-9a-f]{32}-w[^"]*)"[^>]*>/g;

/** The stored file's name, from the name of one of the files made of it. */
function storedStart(name: string): string {
  return name.replace(/(?:-\d{1,4})?\.\w+$/, '');
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
}

/**
 * Gives a finished page's uploads what an editor said of them in the library: the alt text where the
 * page has none, and the part that stays in sight. One query a page, and none without uploads.
 */
export async function withPictureDetails(db: Database, html: string): Promise<string> {
  const starts = [...html.matchAll(uploadImage)].map(([, name = '']) => storedStart(name));
  if (starts.length === 0) return html;
  const details = await findPictureDetails(db, starts);
  return html.replaceAll(uploadImage, (image, name: string) => {
    const found = details.get(storedStart(name));
    if (!found) return image;
    const described = found.alt ? image.replace(' alt=""', ` alt="${escaped(found.alt)}"`) : image;
    return described.replace('<img', `<img data-focus="${found.focus}"`);
  });
}
