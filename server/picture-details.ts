import { pictureSources } from '../app/ui/picture-sources.ts';
import type { Database } from '../db/open.ts';
import { findPictureDetails, type PictureDetails } from '../db/uploads.ts';
import { placeholderColours } from '../domain/placeholder.ts';

/** An `img` that shows a still upload, in what React and the HTML allow-list write. */
const uploadImage = /<img\b[^>]*?\bsrc="\/media\/([0-9a-f]{32}-w[^"]*)"[^>]*>/g;

/** What stands in a picture's place (app/ui/placeholder.tsx), without its colours. */
const emptyPlaceholder = /<svg\b[^>]*? data-picture="([^"]+)"[^>]*>.*?<\/svg>/g;

/** How wide a picture stands in running text (app/styles/prose.css). */
const proseSizes = '(min-width: 44rem) 41rem, 92vw';

/** The stored file's name, from the name of one of the files made of it. */
function storedStart(name: string): string {
  return name.replace(/(?:-\d{1,4})?\.\w+$/, '');
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
}

function describe(image: string, said: PictureDetails | undefined): string {
  if (!said) return image;
  const described = said.alt ? image.replace(' alt=""', ` alt="${escaped(said.alt)}"`) : image;
  return described.replace('<img', `<img data-focus="${said.focus}"`);
}

/** Room for the picture before it arrives. */
function measures(image: string, name: string): string {
  const [, width, height] = /-w(\d+)h(\d+)/.exec(name) ?? [];
  return width && !/\s(?:width|height)=/.test(image) ? ` width="${width}" height="${height}"` : '';
}

/** A picture that an editor put into a text, in sizes that a page can afford. */
function affordable(image: string, name: string): string {
  const { src, srcSet, avif } = pictureSources(`/media/${name}`);
  if (!srcSet || /\ssrcset=/i.test(image)) return image;
  const added = `srcset="${srcSet}" sizes="${proseSizes}"${measures(image, name)}`;
  const smaller = image.replace(`src="/media/${name}"`, `src="${src}" ${added}`);
  if (!avif) return smaller;
  const source = `<source type="image/avif" srcset="${avif}" sizes="${proseSizes}">`;
  return `<picture>${source}${smaller}</picture>`;
}

/** The placeholder with its colours, or as it was. */
function coloured(placeholder: string, stored: string | null | undefined): string {
  const colours = placeholderColours(stored);
  if (!colours) return placeholder;
  const { dominant, cells } = colours;
  let cell = 0;
  return placeholder
    .replace(/ data-picture="[^"]*"/, '')
    .replace('fill="none"', `fill="#${dominant}"`)
    .replaceAll(/<path(?= d="M\d \dh1")/g, () => `<path stroke="#${cells[cell++]}"`);
}

/**
 * Gives a finished page's uploads what an editor said of them in the library (the alt text where the
 * page has none, and the part that stays in sight) and the colours of their placeholders, and those inside
 * texts their smaller files. One query a page, and none without uploads.
 */
export async function withPictureDetails(db: Database, html: string): Promise<string> {
  const starts = [...html.matchAll(uploadImage)].map(([, name = '']) => storedStart(name));
  if (starts.length === 0) return html;
  const details = await findPictureDetails(db, starts);
  return html
    .replaceAll(uploadImage, (image, name: string) =>
      affordable(describe(image, details.get(storedStart(name))), name),
    )
    .replaceAll(emptyPlaceholder, (placeholder, name: string) =>
      coloured(placeholder, details.get(name)?.placeholder),
    );
}
