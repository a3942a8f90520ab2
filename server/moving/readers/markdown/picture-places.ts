import { encodedPath, readableAddress } from '../../../../domain/content/addresses/address.ts';
import { attribute, elements, type Parent, setAttribute } from '../../../html/tree.ts';
import { baseOfPaths } from '../../source-text.ts';

/** Folders whose files a site shows at its root. */
const publicFolders = ['static', 'public', 'assets', 'src', 'source'];

/** The path within the folder or zip as '/path'; the address itself where no file has it. */
export function picturePlace(address: string, file: string, known: ReadonlySet<string>): string {
  const clean = address.trim();
  if (clean === '' || /^(?:[a-z][\w+.-]*:|\/\/|#)/i.test(clean)) return clean;
  const base = new URL(`/${encodedPath(file)}`, baseOfPaths);
  const found = URL.parse(clean, base);
  if (!found) return clean;
  const path = readableAddress(found.pathname).normalize().slice(1);
  const below = publicFolders.map((folder) => `${folder}/${path}`);
  const place = [path, ...below].find((one) => known.has(one));
  return place === undefined ? found.pathname : `/${encodedPath(place)}`;
}

/** Pictures beside a text are found by their place in the folder or zip. */
export function placePictures(root: Parent, file: string, known: ReadonlySet<string>): void {
  for (const image of elements(root, 'img')) {
    const src = attribute(image, 'src');
    if (src) setAttribute(image, 'src', picturePlace(src, file, known));
  }
}
