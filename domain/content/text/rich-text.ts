import { type DefaultTreeAdapterTypes, serialize } from 'parse5';
import sanitizeHtml, { type Attributes, type IOptions, type Tag } from 'sanitize-html';
import { isWebAddress } from '../addresses/web-address.ts';
import { parseHtml } from '../html-tree.ts';
import { namedNodes } from './named-nodes.ts';
import { richTextLimit } from './rich-text-limit.ts';

/**
 * Threat T06. Browsers read some markup differently from a sanitizer, so an HTML5 parser writes it
 * out plainly before the allow-list and again after it.
 */

const nestingLimit = 50;
/** Deeper than any editor makes; the inside is dropped, since serializing recurses. */
const treeLimit = 400;

type Parent = DefaultTreeAdapterTypes.ParentNode;

function childrenOf(node: DefaultTreeAdapterTypes.Node): Parent[] {
  if (!('childNodes' in node)) return [];
  const children = node.childNodes.filter(
    (child): child is typeof child & Parent => 'childNodes' in child,
  );
  return 'content' in node ? [...children, node.content] : children;
}

function parse(html: string): DefaultTreeAdapterTypes.DocumentFragment {
  const tree = parseHtml(html);
  let level: Parent[] = [tree];
  for (let depth = 0; level.length > 0; depth += 1) {
    for (const node of level) {
      if (depth === treeLimit) node.childNodes = [];
      const first = node.childNodes[0];
      // A parser drops one line break at the start of pre, so a second one would get lost later.
      if (node.nodeName === 'pre' && first && 'value' in first) {
        first.value = first.value.replace(/^\n+/, '');
      }
    }
    level = level.flatMap(childrenOf);
  }
  return tree;
}

function link(_: string, { href = '', title }: Attributes): Tag {
  const address = href.trim();
  const attribs: Attributes = {};
  if (isWebAddress(address) || /^(?:mailto|tel):[^\s\\\p{Cc}]+$/iu.test(address)) {
    attribs.href = address;
  }
  if (title !== undefined) attribs.title = title;
  if (/^https?:/i.test(attribs.href ?? '')) {
    attribs.rel = 'noopener noreferrer';
    attribs.target = '_blank';
  }
  return { tagName: 'a', attribs };
}

const digits = /^\d{1,5}$/;

/** Of the attributes only those that `namedNodes` has for the element, with a value that it has. */
function named(tagName: keyof typeof namedNodes, typed: Attributes): Attributes {
  const nodes: Record<string, readonly string[]> = namedNodes[tagName];
  const known = Object.entries(nodes).filter(([name, values]) =>
    values.includes(typed[name] ?? ''),
  );
  return Object.fromEntries(known.map(([name]) => [name, typed[name] ?? '']));
}

function image(_: string, { src = '', alt = '', width, height, ...typed }: Attributes): Tag {
  const address = src.trim();
  const attribs: Attributes = {};
  if (isWebAddress(address) && !/^http:/i.test(address)) attribs.src = address;
  attribs.alt = alt;
  if (width !== undefined && digits.test(width)) attribs.width = width;
  if (height !== undefined && digits.test(height)) attribs.height = height;
  if (alt === '') Object.assign(attribs, named('img', typed));
  attribs.loading = 'lazy';
  return { tagName: 'img', attribs };
}

const allowList: IOptions = {
  allowedTags:
    'p br hr h2 h3 h4 ul ol li strong b em i u s sub sup blockquote code pre a img figure figcaption table thead tbody tr th td'.split(
      ' ',
    ),
  allowedAttributes: {
    // rel, target and loading are set by us; what the editor wrote there does not survive.
    a: ['href', 'title', 'rel', 'target'],
    img: ['src', 'alt', 'width', 'height', 'data-node', 'loading'],
    figure: ['data-node', 'data-width'],
    p: ['data-node'],
    th: ['scope', 'colspan', 'rowspan'],
    td: ['colspan', 'rowspan'],
    ol: ['start'],
  },
  allowedSchemes: ['https', 'http', 'mailto', 'tel'],
  allowProtocolRelative: false,
  nonTextTags:
    'script style svg math iframe object embed form template noscript xmp textarea title noembed noframes plaintext'.split(
      ' ',
    ),
  nestingLimit,
  transformTags: {
    h1: 'h2',
    a: link,
    img: image,
    figure: (tagName, typed) => ({ tagName, attribs: named('figure', typed) }),
    p: (tagName, typed) => ({ tagName, attribs: named('p', typed) }),
  },
  exclusiveFilter: (frame) => frame.tag === 'img' && !frame.attribs.src,
};

function cleanOnce(html: string): string {
  return serialize(parse(sanitizeHtml(serialize(parse(html)), allowList)));
}

/** Some markup, such as a link inside a link, is only taken apart when it is parsed again. */
const roundLimit = 5;

function cleanUntilSettled(html: string): string {
  let clean = cleanOnce(html);
  for (let round = 1; round < roundLimit && serialize(parse(clean)) !== clean; round += 1) {
    clean = cleanOnce(clean);
  }
  return clean;
}

/** @throws {TooManyElements} */
export function cleanHtml(html: string): string {
  let clean = cleanUntilSettled(html.slice(0, richTextLimit).toWellFormed());
  // Escaping and our own attributes can make it longer; the margin leaves room for closing tags.
  while (clean.length > richTextLimit) {
    clean = cleanUntilSettled(clean.slice(0, richTextLimit - 1_000));
  }
  return clean;
}

/** A text without a tag stays as typed, so that `Q & A` reads back unchanged (R-7-15). */
export function storedHtml(html: string): string {
  return html.includes('<') ? cleanHtml(html) : html;
}

/** For kinds whose texts are stored as they are typed. @throws {TooManyElements} */
export function checkedHtml(html: string): string {
  if (html.includes('<')) parseHtml(html);
  return html;
}

const inline = new Set(['a', 'b', 'code', 'em', 'i', 's', 'strong', 'sub', 'sup', 'u']);

function textOf(node: DefaultTreeAdapterTypes.Node): string {
  if (node.nodeName === '#text' && 'value' in node) return node.value;
  const inside = 'childNodes' in node ? node.childNodes.map(textOf).join('') : '';
  return inline.has(node.nodeName) ? inside : ` ${inside} `;
}

export function plainText(html: string): string {
  return textOf(parseHtml(cleanHtml(html)))
    .replace(/\s+/g, ' ')
    .trim();
}
