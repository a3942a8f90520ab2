import type { Database } from '../../../../db/open.ts';
import { findSiteSettingsIfAny } from '../../../../db/settings.ts';
import type { Finding } from '../../../../domain/api/content/editing/doctor.ts';
import { isText } from '../../../../domain/content/fields/fields.ts';
import { kindNamed } from '../../../../domain/content/kinds/kinds.ts';
import { pageKind } from '../../../../domain/content/kinds/page.ts';
import { namesInBraces } from '../../../../domain/content/sections/braces.ts';
import { factNames, unknownFacts } from '../../../../domain/content/sections/facts.ts';
import type { CheckedItem } from '../checked-item.ts';
import { textsIn, textsInSections } from '../section-fields.ts';

type TextsOfItem = Pick<CheckedItem, 'draft' | 'values'>;

interface Text {
  field: string;
  text: string;
}

function textsOf({ values }: TextsOfItem): Text[] {
  const { sections, meta_title, meta_description } = pageKind.lenient.parse(values);
  // Facts are filled in where people type words.
  const inSections = textsInSections(sections).filter(({ control }) => isText(control));
  const head = { meta_title, meta_description };
  return [...inSections, ...Object.entries(head).map(([field, text]) => ({ field, text }))];
}

/** Facts stand in sections of pages alone (decision D69). */
function typedFacts(texts: Text[]): Finding[] {
  return texts.flatMap(({ field, text }) =>
    namesInBraces(text)
      .filter((name) => factNames.includes(name))
      .map((name): Finding => {
        const message = `Visitors read {${name}} as it stands. It is filled in in sections of pages; own figures are in all texts.`;
        return { check: 'facts', severity: 'hint', field, message };
      }),
  );
}

/** R-P-11. */
export async function factFindings(db: Database, item: TextsOfItem): Promise<Finding[]> {
  const kind = kindNamed(item.draft.kind);
  if (kind.name !== pageKind.name) {
    return typedFacts(
      textsIn(kind.fields, item.values, '').filter(({ control }) => isText(control)),
    );
  }
  const own = (await findSiteSettingsIfAny(db))?.ownFigures ?? [];
  const names = [...factNames, ...own.map(({ name }) => name)];
  const known = names.map((name) => `{${name}}`).join(', ');
  return textsOf(item).flatMap(({ field, text }) =>
    unknownFacts(text, names).map((name): Finding => {
      const message = `Visitors read {${name}} as it stands. What can be filled in: ${known}.`;
      return { check: 'facts', severity: 'error', field, message };
    }),
  );
}
