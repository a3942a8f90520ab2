import { trustedHtml } from '../../../../ui/trusted-html.ts';

interface InertHtml {
  root: HTMLElement;
  body: HTMLElement;
  styles: string[];
}

const tag = /<[a-z](?:[^>"']|"[^"]*"|'[^']*')*>/gi;
const handler = /("[^"]*"|'[^']*')|\bon(?=[a-z]+\s*=)/gi;

/**
 * HTML in a document without a window, where no script runs and no picture loads. The content policy still
 * reports handlers and style elements there, so they come under other names.
 */
export function inertHtml(html: string): InertHtml {
  const renamed = html
    .replace(/<(\/?)style\b/gi, (_, end: string) => `<${end}xmp`)
    .replace(tag, (element) =>
      element.replace(handler, (_, quoted?: string) => quoted ?? 'data-on'),
    );
  const { documentElement: root, body } = new DOMParser().parseFromString(
    trustedHtml(renamed),
    'text/html',
  );
  const sheets = [...root.querySelectorAll('xmp')];
  for (const sheet of sheets) sheet.remove();
  return { root, body, styles: sheets.map(({ textContent }) => textContent ?? '') };
}
