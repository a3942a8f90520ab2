const references: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};

/** Characters that no XML 1.0 document may hold, not even as a reference. */
const forbidden = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu;

/**
 * Any text as the content of an XML element or attribute: it parses back to itself, without the
 * characters that XML cannot say (threat T07). White space is written as references, because a parser
 * would change it.
 */
export function xmlText(text: string): string {
  return text
    .replace(forbidden, '')
    .replace(/[&<>"'\t\n\r]/g, (sign) => references[sign] ?? `&#${sign.charCodeAt(0)};`);
}

/** An element that holds a text, or nothing where there is none. */
export function textElement(name: string, text: string | undefined): string {
  return text === undefined ? '' : `<${name}>${xmlText(text)}</${name}>`;
}

export const xmlHead = '<?xml version="1.0" encoding="UTF-8"?>\n';
