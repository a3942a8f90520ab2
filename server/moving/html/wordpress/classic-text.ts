export const blockTags =
  'table thead tbody tfoot tr td th caption colgroup col div section article aside header footer nav main ul ol li dl dt dd p h1 h2 h3 h4 h5 h6 blockquote pre figure figcaption hr form fieldset address details summary script style video audio iframe object noscript center'.split(
    ' ',
  );

const tag = new RegExp(`<(/?)(${blockTags.join('|')})(?=[\\s/>])[^<>]*>`, 'gi');

/** In these, as between blocks, an empty line begins a paragraph. */
const flowing = new Set(['div', 'section', 'article', 'aside', 'main', 'blockquote', 'center']);

const verbatim = new Set(['pre', 'script', 'style', 'iframe', 'object', 'video', 'audio']);

const void_ = new Set(['hr', 'col']);

function withBreaks(text: string): string {
  const lines = text.split('\n').map((line) => line.trim().replace(/<br ?\/?>$/i, ''));
  return lines.join('<br>\n');
}

function paragraphs(text: string): string {
  return text
    .split(/\n[^\S\n]*\n/)
    .map((paragraph) => paragraph.trim())
    .filter(Boolean)
    .map((paragraph) => `<p>${withBreaks(paragraph)}</p>`)
    .join('\n');
}

function inside(text: string, open: string[]): string {
  const around = open.at(-1);
  if (around === undefined || flowing.has(around)) return paragraphs(text);
  return around === 'p' ? withBreaks(text.trim()) : text;
}

/** From the last that is open; a close without an opening changes nothing. */
function close(open: string[], name: string): void {
  const at = open.lastIndexOf(name);
  if (at >= 0) open.splice(at);
}

/**
 * The classic editor writes no paragraphs: an empty line begins one, a line break is one
 * (`wpautop` of WordPress does the same when it shows a post).
 */
export function classicParagraphs(content: string): string {
  const text = content.replace(/\r\n?/g, '\n');
  const parts: string[] = [];
  const open: string[] = [];
  let at = 0;
  for (const { 0: whole, 1: slash, 2: typed = '', index } of text.matchAll(tag)) {
    const name = typed.toLowerCase();
    const within = open.at(-1) ?? '';
    if (verbatim.has(within) && !(slash && name === within)) continue;
    parts.push(inside(text.slice(at, index), open), whole);
    at = index + whole.length;
    if (slash) close(open, name);
    else if (!void_.has(name) && !whole.endsWith('/>')) open.push(name);
  }
  parts.push(inside(text.slice(at), open));
  return parts.join('');
}
