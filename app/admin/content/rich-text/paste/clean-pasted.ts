import { isWebAddress } from '../../../../../domain/content/addresses/web-address.ts';
import { inertHtml } from '../schema/inert-html.ts';
import { type LeftOut, type LeftOutList, leftOutList, removeForeign } from './left-out.ts';
import { linkTarget } from './link-target.ts';
import {
  emptyLines,
  headRows,
  pastedHeadings,
  pastedLists,
  pastedNodes,
  pastedTables,
  sizedHeadings,
} from './pasted-nodes.ts';
import { pastedPictures, type UploadPicture } from './pasted-pictures.ts';
import { rtfPictures } from './rtf-pictures.ts';
import { replaceByChildren, stylesToTags } from './style-tags.ts';
import { wordLists } from './word-lists.ts';

function removeComments(root: Node): void {
  const walker = root.ownerDocument?.createTreeWalker(root, NodeFilter.SHOW_COMMENT);
  const comments: Node[] = [];
  while (walker?.nextNode()) comments.push(walker.currentNode);
  for (const comment of comments) comment.parentNode?.removeChild(comment);
}

/** Selectors of what an author did not mean for readers, with what it is called. */
const unseen: [selector: string, name: string][] = [
  ['del[datetime], del[cite], .msoDel', 'deleted words of a revision'],
  ['[style*="mso-element:comment-list" i], .msocomtxt', 'a comment'],
  [
    '[style*="display:none" i], [style*="display: none" i], [style*="mso-hide:all" i], [hidden]',
    'hidden text',
  ],
];

function removeUnseen(root: ParentNode, list: LeftOutList): void {
  for (const [selector, name] of unseen) {
    for (const element of root.querySelectorAll(selector)) {
      if (!root.contains(element)) continue;
      if ((element.textContent ?? '').trim() === '') element.remove();
      else list.remove(element, name);
    }
  }
  // The marks that lead to a comment of Word.
  for (const mark of root.querySelectorAll(
    '[style*="mso-comment-reference" i] a, .MsoCommentReference',
  )) {
    mark.remove();
  }
}

function cleanLinks(root: ParentNode, list: LeftOutList): void {
  for (const link of root.querySelectorAll('a')) {
    const address = linkTarget(link.getAttribute('href') ?? '');
    const isKnown = isWebAddress(address) || /^(?:mailto|tel):[^\s\\]+$/i.test(address);
    if (isKnown && link.textContent?.trim()) link.setAttribute('href', address);
    else {
      if (/^file:/i.test(address)) list.note('a link to a file of a computer', link);
      if (/^javascript:/i.test(address)) list.note('a link that runs a script', link);
      replaceByChildren(link);
    }
  }
}

const attributes = new Set(
  'href title src alt start colspan rowspan scope data-node data-width data-upload'.split(' '),
);

function bareElements(root: ParentNode): void {
  for (const element of root.querySelectorAll('*')) {
    // Elements of Word's own, such as o:p and w:sdt.
    if (element.localName.includes(':') || element.matches('font, span, picture, a u')) {
      replaceByChildren(element);
      continue;
    }
    for (const { name } of [...element.attributes]) {
      if (!attributes.has(name)) element.removeAttribute(name);
    }
  }
}

/** A blank that must not break keeps words apart that were written with an ordinary one. */
function plainBlanks(root: Node): void {
  const walker = root.ownerDocument?.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  while (walker?.nextNode()) {
    const { currentNode: text } = walker;
    if (text.parentElement?.closest('pre')) continue;
    text.nodeValue = (text.nodeValue ?? '').replace(/[\u00a0\s]*\u00a0[\u00a0\s]*/g, ' ');
  }
}

interface Pasted {
  html: string;
  leftOut: LeftOut[];
}

/**
 * What people paste as the elements that the site has: the outlines of Word, Google Docs, Pages, Notion,
 * WordPress, LibreOffice and Outlook, with their lists, tables, links and emphasis, without their looks.
 */
export function cleanPasted(html: string, rtf: string, upload: UploadPicture): Pasted {
  const { root, body, styles } = inertHtml(html);
  const list = leftOutList();
  for (const sheet of styles) list.noteSheet(sheet);
  removeComments(root);
  pastedNodes(body);
  removeUnseen(body, list);
  sizedHeadings(body, styles);
  stylesToTags(root, styles);
  removeForeign(root, list);
  pastedPictures(body, list, { own: rtfPictures(rtf), upload });
  pastedTables(body);
  headRows(body);
  emptyLines(body);
  wordLists(body);
  pastedLists(body);
  pastedHeadings(body);
  cleanLinks(body, list);
  bareElements(body);
  plainBlanks(body);
  return { html: body.innerHTML, leftOut: list.found };
}
