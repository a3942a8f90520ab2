import type { LeftOutList } from './left-out.ts';

/** Puts a file on its way into the library and answers the id of what holds its place. */
export type UploadPicture = (file: File, alt: string) => string;

const dataAddress = /^data:(image\/(?:png|jpeg|gif|webp|avif));base64,([\s\S]+)$/i;

function fileOf(address: string): File | null {
  const [, type = '', data = ''] = dataAddress.exec(address) ?? [];
  if (data === '') return null;
  try {
    const bytes = Uint8Array.from(atob(data), (sign) => sign.charCodeAt(0));
    return new File([bytes], `picture.${type.slice(6).toLowerCase()}`, { type });
  } catch {
    return null;
  }
}

/** Marks of Word and Docs that stand for something that is no picture, and dots that count readers. */
function isNoPicture(image: Element): boolean {
  const isDot = [image.getAttribute('width'), image.getAttribute('height')].includes('1');
  return isDot || image.closest('[role="checkbox"], .checkbox') !== null;
}

/** The policy lets nothing be fetched from another site, so such a picture cannot be copied. */
function noteCopy(image: Element, address: string, list: LeftOutList): void {
  if (!URL.canParse(address)) return;
  const { origin, host } = new URL(address);
  if (origin !== location.origin) list.note(`a copy of a picture that stays at ${host}`, image);
}

interface Sources {
  /** Of the computer, in their order. */
  own: (File | null)[];
  upload: UploadPicture;
}

/** Pictures of the clipboard go into the library; those of a site stay where they are. */
export function pastedPictures(
  root: ParentNode,
  list: LeftOutList,
  { own, upload }: Sources,
): void {
  const files = [...own];
  for (const image of root.querySelectorAll('img')) {
    const address = (image.getAttribute('src') ?? '').trim();
    if (isNoPicture(image)) image.remove();
    else if (/^\/(?!\/)/.test(address)) continue;
    else if (/^https:\/\//i.test(address)) noteCopy(image, address, list);
    else if (/^http:/i.test(address)) list.remove(image, 'a picture of a site without https');
    else {
      const file = fileOf(address) ?? (/^(?:file|cid):/i.test(address) ? files.shift() : null);
      if (!file) list.remove(image, 'a picture that was not in the clipboard');
      else {
        const place = image.ownerDocument.createElement('div');
        const alt = image.getAttribute('alt') ?? '';
        place.setAttribute(
          'data-upload',
          upload(file, /^(?:image|picture|\w+\.\w+$)/i.test(alt) ? '' : alt),
        );
        const line = image.closest('p');
        if (line && (line.textContent ?? '').trim() === '') line.before(place);
        else image.replaceWith(place);
        image.remove();
      }
    }
  }
}
