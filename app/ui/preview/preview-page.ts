import morphdom from 'morphdom';
import { trustedHtml } from '../trusted-html.ts';

/** On the elements of a section of a page: its id. */
export const sectionMark = 'data-section';

/** The page as visitors get it: what the server put around each section becomes a mark on its elements. */
export function readPage(html: string): Document {
  const page = new DOMParser().parseFromString(trustedHtml(html), 'text/html');
  for (const around of page.querySelectorAll(`div[${sectionMark}]`)) {
    for (const element of around.children) {
      element.setAttribute(sectionMark, around.getAttribute(sectionMark) ?? '');
    }
    around.replaceWith(...around.childNodes);
  }
  return page;
}

export function documentOf(page: Document): string {
  return `<!DOCTYPE html>${page.documentElement.outerHTML}`;
}

/**
 * Writes a whole page into the document of a frame. Clicks are heard from its first element on: a frame
 * with `srcdoc` can be listened to after its last picture only, and follows its links until then.
 */
export function writePage(
  page: Document,
  html: string,
  onClick: (event: MouseEvent) => void,
): void {
  page.open();
  page.addEventListener('click', onClick);
  page.write(trustedHtml(html));
  page.close();
}

/**
 * The document of one section of a page, with its upper space, without the others and without header and
 * footer; null where it shows nothing.
 */
export function pageOfSection(page: Document, id: string): string | null {
  if (!page.querySelector(`[${sectionMark}="${CSS.escape(id)}"]`)) return null;
  const alone = page.cloneNode(true);
  // A clone of a document is one.
  if (!(alone instanceof Document)) return null;
  for (const element of alone.querySelectorAll(`[${sectionMark}], body > :not(main)`)) {
    if (element.getAttribute(sectionMark) === id) element.removeAttribute('data-flush');
    else element.remove();
  }
  return documentOf(alone);
}

/** Shows another state of the same page without loading it anew: no flash, and it stays where it was. */
export function changePage(page: Document, html: string): void {
  morphdom(page.body, readPage(html).body, {
    onBeforeElUpdated: (from, to) => !from.isEqualNode(to),
  });
}
