import { documentOf, readPage } from '../../../ui/preview/preview-page.ts';
import { trustedHtml } from '../../../ui/trusted-html.ts';

/** Shows a page in a tab of its own, at no address: nothing of it is stored. */
export function openPage(html: string): void {
  const page = window.open('', '_blank')?.document;
  page?.open();
  page?.write(trustedHtml(documentOf(readPage(html))));
  page?.close();
}
