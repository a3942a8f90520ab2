import { slugFromTitle } from '../../../../domain/content/addresses/slug.ts';
import { policySection } from '../../../../domain/content/sections/kinds/policy.ts';
import {
  type ShownProps,
  type ShownSection,
  sectionsOfKind,
} from '../../../../domain/content/sections/shown-section.ts';
import { xmlText } from '../../../../domain/xml.ts';

type Policy = ShownProps<(typeof policySection)['fields']>;

export type PolicyFact = Policy['facts'][number];

export type PolicyPart = Policy['parts'][number];

export function contentsId(anchor: string): string {
  return `${anchor}-contents`;
}

/** @param hasLimit Enquiries are deleted after some time (decision D42) */
export function shownRows<Row extends Pick<PolicyFact, 'shown'>>(
  rows: Row[],
  hasLimit: boolean,
): Row[] {
  const wanted = hasLimit ? 'with a time limit' : 'without a time limit';
  return rows.filter(({ shown }) => shown === 'always' || shown === wanted);
}

/** Of the menus around a page (app/site/layout). */
const idOfMenu = /^(?:languages|mobile-menu|solutions(?:-panel)?(?:-\d+)*)$/;

function wantedId({ anchor, heading, id }: PolicyPart): string {
  const wanted = slugFromTitle(anchor) || slugFromTitle(heading) || id;
  return idOfMenu.test(wanted) ? `${wanted}-part` : wanted;
}

/** With an id for each part, which is taken from then on; the second of a name is name-2. */
export function withAnchors(parts: PolicyPart[], taken = new Set<string>()): PolicyPart[] {
  return parts.map((part) => {
    const wanted = wantedId(part);
    let anchor = wanted;
    for (let count = 2; taken.has(anchor); count += 1) anchor = `${wanted}-${count}`;
    taken.add(anchor);
    return { ...part, anchor };
  });
}

export function idsOf(sections: ShownSection[], hasLimit: boolean): Set<string> {
  const taken = new Set(['main']);
  for (const section of sections) {
    const [policy] = sectionsOfKind([section], policySection);
    taken.add(policy ? contentsId(policy.anchor) : section.anchor);
    if (policy) withAnchors(shownRows(policy.props.parts, hasLimit), taken);
  }
  return taken;
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
