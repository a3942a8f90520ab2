import morphdom from 'morphdom';
import { trustedHtml } from '../../../ui/trusted-html.ts';

/** On the elements of a section of a page: its id. */
export const sectionMark = 'data-section';

/** The page as visitors get it: what the server put around each section becomes a mark on its elements. */
function pageOf(html: string): Document {
  const page = new DOMParser().parseFromString(trustedHtml(html), 'text/html');
  for (const around of page.querySelectorAll(`div[${sectionMark}]`)) {
    for (const element of around.children) {
      element.setAttribute(sectionMark, around.getAttribute(sectionMark) ?? '');
    }
    around.replaceWith(...around.childNodes);
  }
  return page;
}

/** Puts the page into a frame for the first time. */
export function loadPage(frame: HTMLIFrameElement, html: string): void {
  frame.srcdoc = trustedHtml(`<!DOCTYPE html>${pageOf(html).documentElement.outerHTML}`);
}

/** Shows another state of the same page without loading it anew: no flash, and it stays where it was. */
export function changePage(page: Document, html: string): void {
  morphdom(page.body, pageOf(html).body, {
    onBeforeElUpdated: (from, to) => !from.isEqualNode(to),
  });
}
