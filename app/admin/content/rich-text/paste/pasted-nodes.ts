import { filmPage } from '../../../../../domain/content/text/film-player.ts';
import { isBlock, renamed, replaceByChildren } from './style-tags.ts';

function film(document: Document, address: string, words: string): Element {
  const figure = document.createElement('figure');
  const link = document.createElement('a');
  figure.setAttribute('data-node', 'film');
  link.setAttribute('href', address);
  link.textContent = words;
  figure.append(link);
  return figure;
}

/** Players, and the bare addresses that WordPress puts a player in the place of. */
function films(root: ParentNode): void {
  for (const frame of root.querySelectorAll('iframe[src], figure.wp-block-embed')) {
    const wrapped = frame.localName === 'iframe' ? null : frame.querySelector('div, p');
    const address = filmPage((wrapped?.textContent ?? frame.getAttribute('src') ?? '').trim());
    if (address === null) continue;
    const caption = frame.querySelector('figcaption')?.textContent?.trim();
    const words = frame.getAttribute('title') || caption || 'Film';
    frame.replaceWith(film(frame.ownerDocument, address, words));
  }
}

/** Pictures side by side, each with words of its own, become one figure with all of these words. */
function galleries(root: ParentNode): void {
  for (const gallery of root.querySelectorAll('.wp-block-gallery')) {
    const captions = [...gallery.querySelectorAll('figcaption')].map(
      ({ textContent }) => textContent,
    );
    const figure = gallery.ownerDocument.createElement('figure');
    figure.setAttribute('data-node', 'gallery');
    figure.append(...gallery.querySelectorAll('img'));
    if (captions.length > 0) {
      const caption = gallery.ownerDocument.createElement('figcaption');
      caption.textContent = captions.join(' · ');
      figure.append(caption);
    }
    gallery.replaceWith(figure);
  }
}

function actions(root: ParentNode): void {
  for (const button of root.querySelectorAll('.wp-block-button')) {
    renamed(button, 'p').setAttribute('data-node', 'action');
  }
}

/** Words above what folds away elsewhere. */
function folds(root: ParentNode): void {
  for (const summary of root.querySelectorAll('summary')) {
    const strong = renamed(renamed(summary, 'p'), 'strong');
    const paragraph = strong.ownerDocument.createElement('p');
    strong.replaceWith(paragraph);
    paragraph.append(strong);
  }
}

/** What other programs have that the site has, too, under a name of its own. */
export function pastedNodes(root: ParentNode): void {
  films(root);
  galleries(root);
  actions(root);
  folds(root);
}

const titleRatio = 2;
const headingRatio = 1.4;

/** Apple Pages writes headings as paragraphs of a larger size, which a rule such as `p.p1 {…}` names. */
export function sizedHeadings(root: ParentNode, sheets: string[]): void {
  const rule = /(?:^|[\s}])(?:p|li)\.([\w-]+)\s*\{[^}]*\bfont:[^;}]*?(\d+(?:\.\d+)?)px/gi;
  const sizes = new Map(
    sheets.flatMap((sheet) =>
      [...sheet.matchAll(rule)].map(([, name = '', size]) => [name, Number(size)] as const),
    ),
  );
  const text = Math.min(...sizes.values());
  for (const [name, size] of sizes) {
    if (size < headingRatio * text) continue;
    for (const line of root.querySelectorAll(`p.${CSS.escape(name)}`)) {
      renamed(line, size >= titleRatio * text ? 'h1' : 'h2');
    }
  }
}

const levels = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6'];

/** The page's own heading is the first; theirs keep their order below it. */
export function pastedHeadings(root: ParentNode): void {
  for (const title of root.querySelectorAll('.MsoTitle')) renamed(title, 'h1');
  const shift = root.querySelector('h1') ? 1 : 0;
  for (const heading of root.querySelectorAll(levels.join())) {
    const level = Math.min(levels.indexOf(heading.localName) + 1 + shift, 4);
    renamed(heading, `h${level}`);
  }
}

/** Google Docs hangs a deeper list beside its item. */
export function pastedLists(root: ParentNode): void {
  for (const list of root.querySelectorAll(':is(ul, ol) > :is(ul, ol)')) {
    const before = list.previousElementSibling;
    if (before?.localName === 'li') before.append(list);
    else replaceByChildren(list);
  }
  for (const paragraph of root.querySelectorAll('li > p:only-child')) replaceByChildren(paragraph);
}

/** Tables of mails that only hold the text in place. */
export function pastedTables(root: ParentNode): void {
  for (const table of [...root.querySelectorAll('table')].reverse()) {
    const cells = table.querySelectorAll('td, th');
    if (cells.length > 1 && !table.querySelector('table')) continue;
    const layout = table.ownerDocument.createElement('div');
    for (const cell of cells)
      if (cell.closest('table') === table) layout.append(renamed(cell, 'div'));
    table.replaceWith(layout);
  }
}

/** A first row in bold is a head, whatever its program calls it. */
export function headRows(root: ParentNode): void {
  for (const table of root.querySelectorAll('table')) {
    const [first, second] = table.querySelectorAll('tr');
    const cells = [...(first?.children ?? [])];
    const isHead = cells.every((cell) => {
      const bold = [...cell.querySelectorAll('b, strong')].map(({ textContent }) => textContent);
      return bold.length > 0 && bold.join('').trim() === cell.textContent?.trim();
    });
    if (!first || !second || !isHead || table.querySelector('th')) continue;
    for (const cell of cells) {
      for (const bold of cell.querySelectorAll('b, strong')) replaceByChildren(bold);
      const head = cell.ownerDocument.createElement('th');
      for (const name of ['colspan', 'rowspan']) {
        const span = cell.getAttribute(name);
        if (span !== null) head.setAttribute(name, span);
      }
      head.append(...cell.childNodes);
      cell.replaceWith(head);
    }
    const thead = table.ownerDocument.createElement('thead');
    table.prepend(thead);
    thead.append(first);
  }
}

const holds = 'img, hr, table, [data-upload], figure';

/** Lines that only keep a distance; pages have distances of their own. */
export function emptyLines(root: ParentNode): void {
  for (const block of root.querySelectorAll('p, div, h1, h2, h3, h4, h5, h6, li')) {
    const isBare = (block.textContent ?? '').trim() === '' && !block.querySelector(holds);
    if (isBare && !block.matches('td *, [data-upload]')) block.remove();
  }
  for (const line of root.querySelectorAll('br')) {
    const isBetween = [...(line.parentNode?.childNodes ?? [])].some(isBlock);
    if (isBetween || line.parentNode === root || line.className.startsWith('Apple-')) line.remove();
  }
}
