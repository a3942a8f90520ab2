/** Of plugins that show code; those that are words or letters alone are left to others. */
const names =
  'code|sourcecode|bash|cpp|csharp|css|diff|go|html|java|javascript|js|jscript|json|objc|perl|php|plain|powershell|python|ruby|scala|shell|sql|swift|vb|xml|yaml';

const mark = new RegExp(
  [
    '<(?<slash>/?)(?<tag>pre|code|script|style)\\b[^<>]*>',
    `(?<!\\[)\\[(?<begin>${names})(?:[\\s=][^[\\]]{0,2000})?\\](?!\\])`,
    `\\[/(?<end>${names})\\]`,
  ].join('|'),
  'gi',
);

/** Text and code in turn, the first of them text. */
export function textAndCode(content: string): string[] {
  const parts: string[] = [];
  const ends = new Map<string, number>();
  for (const { index, groups } of content.matchAll(mark)) {
    if (groups?.end) ends.set(groups.end.toLowerCase(), index);
  }
  let open = '';
  let at = 0;
  for (const { 0: whole, index, groups = {} } of content.matchAll(mark)) {
    const { slash, tag, begin, end } = groups;
    const isEnd = Boolean(slash || end);
    const name = tag ? `<${tag}`.toLowerCase() : (begin ?? end ?? '').toLowerCase();
    if (open === '' && !isEnd) {
      // Without an end it is a word of the text.
      if (begin && (ends.get(name) ?? 0) < index) continue;
      parts.push(content.slice(at, index));
      at = index;
      open = name;
    } else if (isEnd && name === open) {
      parts.push(content.slice(at, index + whole.length));
      at = index + whole.length;
      open = '';
    }
  }
  return [...parts, content.slice(at)];
}

/** Some editors store what stands in a shortcode with entities, some without. */
function codeBlock(shortcode: string): string {
  const inner = shortcode.slice(shortcode.indexOf(']') + 1, shortcode.lastIndexOf('['));
  const code = inner.replace(/^\s*\n/, '').trimEnd();
  const escaped = code.replace(/&(?!#?\w+;)/g, '&amp;').replaceAll('<', '&lt;');
  return `\n<pre><code>${escaped}</code></pre>\n`;
}

/** Before anything else is read: code may hold tags, comments and shortcodes. */
export function withCodeBlocks(content: string): string {
  const isShortcode = (part: string, index: number) => index % 2 === 1 && part.startsWith('[');
  return textAndCode(content)
    .map((part, index) => (isShortcode(part, index) ? codeBlock(part) : part))
    .join('');
}
