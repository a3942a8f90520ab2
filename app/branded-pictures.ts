/** Addresses of drawings in attributes, those of the props of islands included. */
const drawings =
  /("|&quot;)(\/(?:assets|app\/pictures)\/[\w.-]+\.svg|\/media\/(?:drawings|portraits)\/[^"\s]+?\.svg)(?="|&quot;)/g;

/** The film of the first content shows the first brand's colours: others keep its picture. */
const ownFilm = ' data-background-video="/film/home"';

/**
 * In one place at the end, so that no component can forget it; the first brand's pages are not
 * touched.
 * @param folder Where the brand's drawings stand (domain/brand/brand-address.ts).
 */
export function withBrandedPictures(html: string, folder: string): string {
  if (folder === '') return html;
  return html
    .replace(ownFilm, '')
    .replace(drawings, (_, quote: string, path: string) => quote + folder + path);
}
