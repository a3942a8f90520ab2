import { renamed } from './style-tags.ts';

interface Item {
  list: string;
  level: number;
  marker: string;
}

function itemOf(paragraph: Element): Item | null {
  const style = paragraph.getAttribute('style') ?? '';
  const [, list, level] = /mso-list:\s*(l\d+)\s+level(\d)/i.exec(style) ?? [];
  if (!list) return null;
  const sign = paragraph.querySelector(
    '[style*="mso-list:Ignore" i], [style*="mso-list: Ignore" i]',
  );
  const marker = sign?.textContent?.trim() ?? '';
  sign?.remove();
  return { list, level: Number(level), marker };
}

function newList(paragraph: Element, { marker }: Item): Element {
  const isNumbered = /^\(?(?:\d+|[a-z]|[ivxlc]+)[.)]/i.test(marker);
  const list = paragraph.ownerDocument.createElement(isNumbered ? 'ol' : 'ul');
  const first = Number(/^\(?(\d+)/.exec(marker)?.[1] ?? 1);
  if (isNumbered && first > 1) list.setAttribute('start', String(first));
  return list;
}

/** Lists under way, by level; an entry's last item takes what is deeper. */
type Open = { list: Element; level: number; name: string }[];

function place(paragraph: Element, item: Item, open: Open): void {
  while ((open.at(-1)?.level ?? 0) > item.level) open.pop();
  if (open.at(-1)?.level === item.level && item.level === 1 && open.at(-1)?.name !== item.list) {
    open.pop();
  }
  let current = open.at(-1);
  if (!current || current.level < item.level) {
    const list = newList(paragraph, item);
    if (current) current.list.lastElementChild?.append(list);
    else paragraph.before(list);
    current = { list, level: item.level, name: item.list };
    open.push(current);
  }
  current.list.append(renamed(paragraph, 'li'));
}

/** Word writes a list as paragraphs with a sign in front and its level in a style. */
export function wordLists(root: ParentNode): void {
  let open: Open = [];
  for (const paragraph of root.querySelectorAll('[style*="mso-list" i]')) {
    if (!paragraph.matches('p, div, h1, h2, h3, h4, h5, h6')) continue;
    const item = itemOf(paragraph);
    // A numbered heading is a heading.
    if (!item || !paragraph.matches('p, div')) continue;
    if (paragraph.previousElementSibling !== open[0]?.list) open = [];
    place(paragraph, item, open);
  }
}
