import type { Finding } from '../../../domain/api/content/editing/doctor.ts';
import { pageKind } from '../../../domain/content/kinds/page.ts';
import { areUnseen } from '../../../domain/content/sections/empty-sections.ts';
import { type Element, elements, readFragment, words, writeTree } from '../../html/tree.ts';
import { cleanHtmlOnce } from '../clean-html.ts';
import type { CheckedItem, HtmlField } from './checked-item.ts';

const levels = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6'];
const check = 'headings';

function levelOf({ tagName }: Element): number {
  return Number(tagName.slice(1));
}

function headingsIn({ html }: HtmlField): Element[] {
  return elements(readFragment(cleanHtmlOnce(html)), ...levels);
}

/** Each heading at most one level below the one before. */
function inOrder({ html }: HtmlField, above: number): string {
  const fragment = readFragment(cleanHtmlOnce(html));
  let before = above;
  for (const heading of elements(fragment, ...levels)) {
    const level = Math.min(levelOf(heading), before + 1);
    heading.tagName = `h${level}`;
    heading.nodeName = heading.tagName;
    before = level;
  }
  return writeTree(fragment);
}

function withoutEmpty({ html }: HtmlField): string {
  const fragment = readFragment(html);
  for (const heading of elements(fragment, ...levels)) {
    if (words(heading) === '' && heading.parentNode) {
      const siblings = heading.parentNode.childNodes;
      siblings.splice(siblings.indexOf(heading), 1);
    }
  }
  return writeTree(fragment);
}

/** The first heading is compared with the heading before it on the page. */
function skipIn(item: CheckedItem, field: HtmlField): Finding[] {
  const own = headingsIn(field);
  const [first] = own;
  if (!first) return [];
  const whole = elements(item.document, ...levels);
  const place = whole.findIndex(
    (one) => one.tagName === first.tagName && words(one) === words(first),
  );
  const above = whole[place - 1];
  const start = above ? levelOf(above) : 1;
  const skipping = own.find((heading, index) => {
    const before = own[index - 1];
    return levelOf(heading) > (before ? levelOf(before) : start) + 1;
  });
  if (!skipping) return [];
  const message = `'${words(skipping)}' is a heading of level ${levelOf(skipping)} that leaves one out.`;
  const mended = { label: 'Put them in order', value: inOrder(field, start) };
  return [{ check, severity: 'error', field: field.name, message, mended }];
}

function emptyIn(field: HtmlField): Finding[] {
  const empty = headingsIn(field).filter((heading) => words(heading) === '');
  if (empty.length === 0) return [];
  const message = 'A heading has no words; screen readers stop at it for nothing.';
  const mended = { label: 'Remove it', value: withoutEmpty(field) };
  return [{ check, severity: 'hint', field: field.name, message, mended }];
}

function topIn(field: HtmlField): Finding[] {
  if (elements(readFragment(field.html), 'h1').length === 0) return [];
  const message = 'A page has one top heading; saving makes this one a heading of level 2.';
  return [{ check, severity: 'hint', field: field.name, message }];
}

function isBare({ draft, values: { sections } }: CheckedItem): boolean {
  return draft.kind === pageKind.name && Array.isArray(sections) && areUnseen(sections);
}

export function headingFindings(item: CheckedItem): Finding[] {
  const { document, parts, text } = item;
  const tops = elements(document, 'h1');
  const [top] = tops;
  const field = parts.heading;
  const findings: Finding[] = [];
  if (isBare(item)) {
    const message = 'The page is empty: it has no section that visitors see.';
    findings.push({ check, severity: 'error', field, message });
  } else if (tops.length !== 1) {
    const message = `The page has ${tops.length} top headings instead of one.`;
    findings.push({ check, severity: 'error', field, message });
  } else if (text(field).trim() === '') {
    const stand = top ? words(top) : '';
    const message = stand
      ? `The heading is empty; visitors would read '${stand}'.`
      : 'The heading is empty.';
    findings.push({ check, severity: 'error', field, message });
  }
  return [
    ...findings,
    ...item.html.flatMap((one) => [...skipIn(item, one), ...emptyIn(one), ...topIn(one)]),
  ];
}
