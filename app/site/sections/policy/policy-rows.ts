import { slugFromTitle } from '../../../../domain/content/addresses/slug.ts';
import type { policySection } from '../../../../domain/content/sections/kinds/policy.ts';
import type { ShownProps } from '../../../../domain/content/sections/shown-section.ts';
import { xmlText } from '../../../../domain/xml.ts';

type Policy = ShownProps<(typeof policySection)['fields']>;

export type PolicyFact = Policy['facts'][number];

export type PolicyPart = Policy['parts'][number];

/** @param hasLimit Enquiries are deleted after some time (decision D42) */
export function shownRows<Row extends Pick<PolicyFact, 'shown'>>(
  rows: Row[],
  hasLimit: boolean,
): Row[] {
  const wanted = hasLimit ? 'with a time limit' : 'without a time limit';
  return rows.filter(({ shown }) => shown === 'always' || shown === wanted);
}

/** With an id for each part; the second of a name is name-2. */
export function withAnchors(parts: PolicyPart[]): PolicyPart[] {
  const counts = new Map<string, number>();
  return parts.map((part) => {
    const anchor = slugFromTitle(part.anchor) || slugFromTitle(part.heading) || part.id;
    const count = (counts.get(anchor) ?? 0) + 1;
    counts.set(anchor, count);
    return { ...part, anchor: count === 1 ? anchor : `${anchor}-${count}` };
  });
}

/** Such as '14-22', outside of tags. */
const range = /\b\d+-\d+\b(?![^<>]*>)/g;

/** One text, since the distances of running text hold between siblings (app/styles/prose.css). */
export function textOfParts(parts: PolicyPart[], rangeClass: string): string {
  const html = parts.map(
    ({ anchor, heading, text }) => `<h2 id="${xmlText(anchor)}">${xmlText(heading)}</h2>${text}`,
  );
  return html.join('').replace(range, (found) => `<span class="${rangeClass}">${found}</span>`);
}
