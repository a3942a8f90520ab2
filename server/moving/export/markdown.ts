import { serializeOuter } from 'parse5';
import {
  attribute,
  type Child,
  type Element,
  isElement,
  rawText,
  readFragment,
  writeTree,
} from '../../html/tree.ts';

/** What begins a block of its own where it stands at the start of a line. */
const blockStart = /^(\d*)([#>+.)-])(?=\s|$)/;

function unblocked(text: string): string {
  return text.trim().replace(blockStart, (_all, number, sign) => `${number}\\${sign}`);
}

function plain(text: string): string {
  return text
    .replace(/\s+/g, ' ')
    .replace(/[\\`*_[\]<>]/g, (sign) => `\\${sign}`)
    .replace(/&(?=#?\w+;)/g, () => '\\&');
}

function codeOf(text: string): string {
  const longest = Math.max(0, ...[...text.matchAll(/`+/g)].map(([run]) => run.length));
  const fence = '`'.repeat(longest + 1);
  const room = /^`|`$/.test(text) ? ' ' : '';
  return fence + room + text + room + fence;
}

const target = (address: string) => (/[\s()<>]/.test(address) ? `<${address}>` : address);

function linkOf(node: Element): string {
  const words = inline(node.childNodes);
  const href = attribute(node, 'href') ?? '';
  return href === '' ? words : `[${words}](${target(href)})`;
}

/** Marks stand against words, not against spaces. */
function marked(mark: string, words: string): string {
  const [, before = '', inner = '', after = ''] = /^(\s*)(.*?)(\s*)$/s.exec(words) ?? [];
  return inner === '' ? words : before + mark + inner + mark + after;
}

function inlineElement(node: Element): string {
  switch (node.tagName) {
    case 'br':
      return '\\\n';
    case 'strong':
    case 'b':
      return marked('**', inline(node.childNodes));
    case 'em':
    case 'i':
      return marked('*', inline(node.childNodes));
    case 'code':
      return codeOf(rawText(node));
    case 'a':
      return linkOf(node);
    case 'img':
      return `![${plain(attribute(node, 'alt') ?? '')}](${target(attribute(node, 'src') ?? '')})`;
    default:
      return serializeOuter(node);
  }
}

function inline(nodes: Child[]): string {
  return nodes
    .map((node) => {
      if (isElement(node)) return inlineElement(node);
      return 'value' in node ? plain(node.value) : '';
    })
    .join('');
}

function paragraph(nodes: Child[]): string {
  return unblocked(inline(nodes));
}

function indented(text: string, by: string): string {
  return text.replace(/\n(?=.)/g, () => `\n${by}`);
}

function listOf(node: Element): string {
  const start = Number(attribute(node, 'start')) || 1;
  const items = node.childNodes.filter(isElement);
  return items
    .map((item, place) => {
      const mark = node.tagName === 'ol' ? `${start + place}. ` : '- ';
      return mark + indented(blocks(item.childNodes), ' '.repeat(mark.length));
    })
    .join('\n');
}

function fenced(text: string): string {
  const longest = Math.max(2, ...[...text.matchAll(/`{3,}/g)].map(([run]) => run.length));
  const fence = '`'.repeat(longest + 1);
  return `${fence}\n${text.replace(/\n$/, '')}\n${fence}`;
}

function blockOf(node: Element): string {
  const level = /^h([2-6])$/.exec(node.tagName)?.[1];
  if (level) return `${'#'.repeat(Number(level))} ${inline(node.childNodes).trim()}`;
  switch (node.tagName) {
    case 'p':
      // A paragraph with a name of its own, such as a lead, has no words in Markdown.
      return node.attrs.length > 0 ? serializeOuter(node) : paragraph(node.childNodes);
    case 'ul':
    case 'ol':
      return listOf(node);
    case 'blockquote':
      return blocks(node.childNodes).replace(/^/gm, '> ');
    case 'pre':
      return fenced(rawText(node));
    case 'hr':
      return '---';
    default:
      // Tables and figures: Markdown takes HTML as it is.
      return serializeOuter(node);
  }
}

const blockNames = new Set('p h2 h3 h4 h5 h6 ul ol blockquote pre hr table figure div'.split(' '));

function blocks(nodes: Child[]): string {
  const found: string[] = [];
  let line: Child[] = [];
  const endLine = () => {
    const text = paragraph(line);
    if (text !== '') found.push(text);
    line = [];
  };
  for (const node of nodes) {
    if (!isElement(node) || !blockNames.has(node.tagName)) line.push(node);
    else {
      endLine();
      found.push(blockOf(node));
    }
  }
  endLine();
  return found.filter((block) => block !== '').join('\n\n');
}

/** Of cleaned HTML. What Markdown has no sign for stays HTML, which it allows. */
export function markdownOf(html: string): string {
  const tree = readFragment(html);
  return writeTree(tree) === '' ? '' : blocks(tree.childNodes);
}

/** A text that was typed without marks. */
export function markdownText(text: string): string {
  return text
    .split(/\n{2,}/)
    .map((part) => unblocked(plain(part)))
    .filter((part) => part !== '')
    .join('\n\n');
}
