const references: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};

/** No XML 1.0 document may hold these, not even as a reference. */
const forbidden = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu;

/** Writes white space as references, because a parser would change it (threat T07). */
export function xmlText(text: string): string {
  return text
    .replace(forbidden, '')
    .replace(/[&<>"'\t\n\r]/g, (sign) => references[sign] ?? `&#${sign.charCodeAt(0)};`);
}

export function textElement(name: string, text: string | undefined): string {
  return text === undefined ? '' : `<${name}>${xmlText(text)}</${name}>`;
}

export const xmlHead = '<?xml version="1.0" encoding="UTF-8"?>\n';
