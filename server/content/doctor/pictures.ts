import type { Finding } from '../../../domain/api/content/editing/doctor.ts';
import { attribute, elements, readFragment, setAttribute, writeTree } from '../../html/tree.ts';
import { cleanHtmlOnce } from '../clean-html.ts';
import type { CheckedItem, HtmlField } from './checked-item.ts';
import { type InnerLookup, innerPath } from './inner-address.ts';

const check = 'pictures';

/** Made when the item is saved. */
const drawings = /^\/media\/drawings\//;

const fileName = /^[\w-]+\.(?:jpe?g|png|webp|avif|gif|svg)$/i;

function asDecoration({ html }: HtmlField): string {
  const fragment = readFragment(html);
  for (const image of elements(fragment, 'img')) {
    if (attribute(image, 'alt') === null) setAttribute(image, 'alt', '');
  }
  return writeTree(fragment);
}

/** By the alt text from the library of uploads. */
function isDescribed({ document }: CheckedItem, src: string): boolean {
  const [start = src] = src.split(/(?:-\d{1,4})?\.\w+$/);
  return elements(document, 'img').some(
    (image) => attribute(image, 'src')?.startsWith(start) && attribute(image, 'alt'),
  );
}

function wordless(item: CheckedItem, field: HtmlField): Finding[] {
  return elements(readFragment(field.html), 'img').flatMap((image): Finding[] => {
    const src = attribute(image, 'src')?.trim() ?? '';
    const alt = attribute(image, 'alt');
    const finding = { check, severity: 'error', field: field.name } as const;
    if (alt !== null && fileName.test(alt.trim())) {
      return [
        { ...finding, message: `'${alt}' is the name of a file and says nothing of ${src}.` },
      ];
    }
    if (alt !== null || isDescribed(item, src)) return [];
    const message = `The picture ${src} has no text for whoever cannot see it.`;
    return [
      { ...finding, message, mended: { label: 'It is decoration', value: asDecoration(field) } },
    ];
  });
}

interface Named {
  field: string;
  src: string;
  mended?: Finding['mended'];
}

export function namedPictures({ parts, text, html }: CheckedItem): Named[] {
  const own = parts.pictures.map((field) => ({
    field,
    src: text(field).trim(),
    mended: { label: 'Empty the field', value: '' },
  }));
  const inside = html.flatMap((field) =>
    elements(readFragment(cleanHtmlOnce(field.html)), 'img').map((image) => ({
      field: field.name,
      src: attribute(image, 'src') ?? '',
    })),
  );
  return [...own, ...inside].filter(({ src }) => src !== '' && !drawings.test(src));
}

async function missing({ field, src, mended }: Named, origin: string, lookUp: InnerLookup) {
  const path = innerPath(src, origin);
  const status = path === null ? 200 : (await lookUp(path)).status;
  if (status >= 200 && status < 400) return [];
  const message = `The picture ${src} is not there: it answers ${status || 'nothing'}.`;
  const finding: Finding = { check, severity: 'error', field, message };
  return [{ ...finding, ...(mended && { mended }) }];
}

export async function pictureFindings(item: CheckedItem, lookUp: InnerLookup): Promise<Finding[]> {
  const gone = await Promise.all(
    namedPictures(item).map((picture) => missing(picture, item.origin, lookUp)),
  );
  return [...gone.flat(), ...item.html.flatMap((field) => wordless(item, field))];
}
