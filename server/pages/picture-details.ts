import { parseFragment, serialize } from 'parse5';
import { findPictureDetails, type PictureDetails } from '../../db/media/uploads.ts';
import type { Database } from '../../db/open.ts';
import { pictureSources } from '../../domain/media/picture-sources.ts';
import { placeholderColours } from '../../domain/media/placeholder.ts';

/** A tag of React or of the HTML allow-list: neither writes `<` or `>` inside a value. */
const imageTag = /<img\b[^>]*>/g;

/** The address of a still upload. */
const uploadAddress = /^\/media\/([0-9a-f]{32}-w.*)$/;

/** What stands in a picture's place (app/ui/pictures/placeholder.tsx), without its colours. */
const emptyPlaceholder = /<svg\b[^>]*? data-picture="([^"]+)"[^>]*>.*?<\/svg>/g;

/** How wide a picture stands in running text (app/styles/prose.css). */
const proseSizes = '(min-width: 44rem) 41rem, 92vw';

/** The stored file's name, from the name of one of the files made of it. */
function storedStart(name: string): string {
  return name.replace(/(?:-\d{1,4})?\.\w+$/, '');
}

/** The attributes of one tag, in their order and as a browser reads them. */
function readTag(tag: string): Map<string, string> {
  const [image] = parseFragment(tag).childNodes;
  const attrs = image && 'attrs' in image ? image.attrs : [];
  return new Map(attrs.map(({ name, value }) => [name, value]));
}

function writeTag(image: Map<string, string>): string {
  const fragment = parseFragment('<img>');
  const [element] = fragment.childNodes;
  if (element && 'attrs' in element) {
    element.attrs = [...image].map(([name, value]) => ({ name, value }));
  }
  return serialize(fragment);
}

function describe(image: Map<string, string>, { alt, focus }: PictureDetails) {
  const described = new Map([['data-focus', focus], ...image]);
  if (alt && image.get('alt') === '') described.set('alt', alt);
  return described;
}

/** Room for the picture before it arrives. */
function measures(image: Map<string, string>, name: string): [string, string][] {
  const [, width, height] = /-w(\d+)h(\d+)/.exec(name) ?? [];
  if (!width || !height || image.has('width') || image.has('height')) return [];
  return [
    ['width', width],
    ['height', height],
  ];
}

/** A picture that an editor put into a text, in sizes that a page can afford. */
function affordable(image: Map<string, string>, name: string): string {
  const { src, srcSet, avif } = pictureSources(`/media/${name}`);
  if (!srcSet || image.has('srcset')) return writeTag(image);
  const sized = new Map([...image, ['src', src], ['srcset', srcSet], ['sizes', proseSizes]]);
  const smaller = writeTag(new Map([...sized, ...measures(image, name)]));
  if (!avif) return smaller;
  // Of a name that holds digits and letters only.
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
    .replace('fill="none"', () => `fill="#${dominant}"`)
    .replaceAll(/<path(?= d="M\d \dh1")/g, () => `<path stroke="#${cells[cell++]}"`);
}

/**
 * Gives a finished page's uploads what an editor said of them in the library (the alt text where the
 * page has none, and the part that stays in sight) and the colours of their placeholders, and those inside
 * texts their smaller files. One query a page, and none without uploads.
 */
export async function withPictureDetails(db: Database, html: string): Promise<string> {
  const uploads = new Map<string, { image: Map<string, string>; name: string }>();
  for (const [tag] of html.matchAll(imageTag)) {
    if (uploads.has(tag) || !tag.includes('/media/')) continue;
    const image = readTag(tag);
    const [, name] = uploadAddress.exec(image.get('src') ?? '') ?? [];
    if (name !== undefined) uploads.set(tag, { image, name });
  }
  if (uploads.size === 0) return html;
  const details = await findPictureDetails(
    db,
    [...uploads.values()].map(({ name }) => storedStart(name)),
  );
  return html
    .replaceAll(imageTag, (tag) => {
      const upload = uploads.get(tag);
      if (!upload) return tag;
      const said = details.get(storedStart(upload.name));
      return affordable(said ? describe(upload.image, said) : upload.image, upload.name);
    })
    .replaceAll(emptyPlaceholder, (placeholder, name: string) =>
      coloured(placeholder, details.get(name)?.placeholder),
    );
}
