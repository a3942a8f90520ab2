import type { Finding } from '../../../domain/api/content/editing/doctor.ts';
import { shownLengths } from '../../../domain/content/doctor.ts';
import { kindNamed } from '../../../domain/content/kinds/kinds.ts';
import { plainText } from '../../../domain/content/text/rich-text.ts';
import { wordsWithin } from '../../../domain/content/text/teaser.ts';
import { countOf } from '../../../domain/count-of.ts';
import { attribute, elements, words } from '../../html/tree.ts';
import type { CheckedItem } from './checked-item.ts';

function lengthOf(text: string): number {
  return Array.from(text).length;
}

export function titleFindings({ document, parts, text }: CheckedItem): Finding[] {
  const [element] = elements(document, 'title');
  const title = element ? words(element) : '';
  const { min, max } = shownLengths.title;
  const isOwn = parts.title !== parts.titleElse;
  const field = text(parts.title) === '' ? parts.titleElse : parts.title;
  const finding = { check: 'title', severity: 'hint', field } as const;
  // A fallback such as 'Untitled article' is no title.
  if (text(field).trim() === '') {
    return [{ ...finding, severity: 'error', message: 'The page has no title.' }];
  }
  const length = lengthOf(title);
  if (length < min) {
    return [
      { ...finding, message: `The title '${title}' says little: ${countOf(length, 'character')}.` },
    ];
  }
  if (length <= max) return [];
  const message = `The title has ${length} characters; search engines show about ${max}.`;
  if (!isOwn) return [{ ...finding, message }];
  const mended = { label: 'Shorten it', value: wordsWithin(title, max) };
  return [{ ...finding, field: parts.title, message, mended }];
}

function firstWords({ html, text }: CheckedItem): string {
  const [first] = html;
  return text('brief_paragraph') || (first ? plainText(first.html) : '');
}

export function descriptionFindings(item: CheckedItem): Finding[] {
  const { document, parts, draft, text } = item;
  const element = elements(document, 'meta').find(
    (meta) => attribute(meta, 'name') === 'description',
  );
  const description = (element && attribute(element, 'content')) ?? '';
  const { min, max } = shownLengths.description;
  const finding = { check: 'description', severity: 'hint', field: parts.description } as const;
  // A paragraph of the page is shortened to a description by the page itself.
  const canMend = !kindNamed(draft.kind).fields[parts.description]?.mapHtml;
  const length = lengthOf(description);
  const isMade = text(parts.description) === '';
  if (length < min) {
    const value = wordsWithin(firstWords(item), max);
    const isBetter = canMend && lengthOf(value) >= min;
    const message =
      length === 0
        ? 'Search engines get no description of the page.'
        : `The description has only ${countOf(length, 'character')}; ${min} to ${max} say more.`;
    return [
      {
        ...finding,
        message,
        ...(isBetter && { mended: { label: 'Take the first words', value } }),
      },
    ];
  }
  // The page shortens the fallback of an empty field itself.
  if (length <= max || isMade) return [];
  const message = `The description has ${length} characters; search engines show about ${max}.`;
  const mended = { label: 'Shorten it', value: wordsWithin(description, max) };
  return [{ ...finding, message, ...(canMend && { mended }) }];
}

/** Null for a block that is not valid JSON. */
function described({ document }: CheckedItem): (Record<string, unknown> | null)[] {
  return elements(document, 'script')
    .filter((script) => attribute(script, 'type') === 'application/ld+json')
    .flatMap((script) => {
      try {
        const block = JSON.parse(script.childNodes.map((child) => Object(child).value).join(''));
        return block['@graph'] ?? [block];
      } catch {
        return [null];
      }
    });
}

const headlineLength = 110;

export function structuredDataFindings(item: CheckedItem): Finding[] {
  const { parts } = item;
  const check = 'structured data' as const;
  const things = described(item);
  const thing = things.find((one) => one?.['@type'] === parts.type);
  const findings: Finding[] = [];
  const isMissing = parts.type !== null && !thing;
  if (things.includes(null) || isMissing) {
    const message = `The page does not describe itself as ${parts.type ?? 'anything'} to search engines.`;
    return [{ check, severity: 'error', field: parts.heading, message }];
  }
  const headline = String(thing?.headline ?? '');
  if (lengthOf(headline) > headlineLength) {
    const message = `As a headline the title is too long for search engines: ${lengthOf(headline)} of ${headlineLength} characters.`;
    findings.push({ check, severity: 'hint', field: parts.heading, message });
  }
  return findings;
}
