import { trustedHtml } from '../../../ui/trusted-html.ts';

/** Shows a page in a tab of its own, at no address: it is nowhere but here. */
export function openPage(html: string): void {
  const page = window.open('', '_blank')?.document;
  page?.open();
  page?.write(trustedHtml(html));
  page?.close();
}
