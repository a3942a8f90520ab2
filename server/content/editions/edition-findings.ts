import { slugReason } from '../../../db/content/addresses/slug-taken.ts';
import { findEditionRow } from '../../../db/content/editions/edition-rows.ts';
import { findEditions } from '../../../db/content/public/editions.ts';
import type { Database } from '../../../db/open.ts';
import type { Finding } from '../../../domain/api/content/editing/doctor.ts';
import { comparablePath, isInArea } from '../../../domain/content/addresses/address.ts';
import { textPlaces } from '../../../domain/content/editions/text-places.ts';
import { textsAt } from '../../../domain/content/editions/texts.ts';
import { addressField, type Kind } from '../../../domain/content/kind.ts';
import type { StoredKind } from '../../../domain/content/kinds/names.ts';
import { storedKindNamed } from '../../../domain/content/kinds/stored-kinds.ts';
import { languageName } from '../../../domain/languages/language-name.ts';
import { prefixOf } from '../../../domain/languages/language-path.ts';
import { attribute, elements, readFragment, words } from '../../html/tree.ts';
import type { CheckedItem } from '../doctor/checked-item.ts';
import { type InnerLookup, innerPath } from '../doctor/inner-address.ts';
import type { EditionPage } from '../preview/edition-page.ts';

interface Typed {
  kind: StoredKind;
  fields: Readonly<Record<string, unknown>>;
  edition: EditionPage;
}

async function addressFindings(db: Database, kind: Kind, { edition }: Typed) {
  const { address, tag } = edition.inLanguage;
  const field = addressField(kind) ?? fieldOfTitle(kind);
  if (address === null) return [];
  // It may have been stored since its form was opened without one.
  const row = kind.original && (await findEditionRow(db, kind.original, edition.id, tag));
  const message = await slugReason(db, kind, address, Number(row?.edition_id ?? 0));
  return message === null ? [] : [{ check: 'saving', severity: 'error', field, message } as const];
}

function fieldOfTitle({ listing }: Kind): string {
  return listing.title;
}

/** By the schema of the save, and by what a page in a language needs at least. */
function savingFindings(kind: Kind, fields: Typed['fields']): Finding[] {
  const { error } = kind.input.safeParse(fields);
  const refused = (error?.issues ?? []).map(({ path, message }) => [path.join('.'), message]);
  const unready = kind.unready?.({ ...fields });
  const all = [...refused, ...(unready ? [[fieldOfTitle(kind), unready]] : [])];
  return all.map(([field = '', message = '']) => {
    return { check: 'saving', severity: 'error', field, message };
  });
}

function missingFindings(missing: readonly string[]): Finding[] {
  const [field] = missing;
  if (field === undefined) return [];
  const count = missing.length;
  const [texts, their] = count === 1 ? ['1 text is', 'its'] : [`${count} texts are`, 'their'];
  const message = `${texts} missing in this language: visitors see nothing in ${their} place.`;
  return [{ check: 'translation', severity: 'hint', field, message }];
}

/** Links to what the language lacks: visitors get the original. */
async function foreignLinks(
  db: Database,
  { html, origin }: CheckedItem,
  tag: string,
  lookUp: InnerLookup,
): Promise<Finding[]> {
  const known = (await findEditions(db)).addresses.get(tag);
  const found: Finding[] = [];
  for (const { name: field, html: typed } of html) {
    for (const link of elements(readFragment(typed), 'a')) {
      const path = innerPath(attribute(link, 'href') ?? '', origin);
      const key = path === null ? null : comparablePath(path);
      if (path === null || key === null || isElsewhere(key, tag) || known?.has(key)) continue;
      if ((await lookUp(path)).status !== 200) continue;
      const message = `'${words(link)}' leads to ${path}, which is not there in ${languageName(tag)}: visitors get the original.`;
      found.push({ check: 'links', severity: 'hint', field, message });
    }
  }
  return found;
}

/** Files, and pages that an editor has named in the language already. */
function isElsewhere(path: string, tag: string): boolean {
  const prefix = prefixOf(tag);
  const isOwn = path === prefix || path.startsWith(`${prefix}/`);
  return isOwn || isInArea(path) || /\.\w+$/.test(path);
}

/** Sections and rows by their ids, as the texts of an edition are named. */
function textPathOf(values: object, field: string): string {
  const path: string[] = [];
  let at: unknown = values;
  for (const name of field.split('.')) {
    const inner = textsAt(at, name);
    const id: unknown = Array.isArray(at) ? Object(inner).id : undefined;
    const isProps = name === 'props' && path.length === 2 && path[0] === 'sections';
    if (!isProps) path.push(typeof id === 'string' ? id : name);
    at = inner;
  }
  return path.join('.');
}

/** What is said of a page in a further language; what it shares with its original is said there alone. */
export async function findingsOfEdition(
  db: Database,
  typed: Typed,
  page: { item: CheckedItem; lookUp: InnerLookup; findings: readonly Finding[] },
): Promise<Finding[]> {
  const { fields, edition } = typed;
  const kind = storedKindNamed(typed.kind);
  const places = [
    ...textPlaces((kind.original ?? kind).fields, { ...edition.original }, edition.texts),
  ];
  const missing = places.filter(({ text }) => text.trim() === '').map(({ path }) => path);
  const own = new Set([...places.map(({ path }) => path), ...kind.fieldNames]);
  const ofPage = page.findings
    .map((finding) => ({ ...finding, field: textPathOf(edition.fields, finding.field) }))
    .filter(({ field }) => own.has(field));
  return [
    ...savingFindings(kind, fields),
    ...(await addressFindings(db, kind, typed)),
    ...missingFindings(missing),
    ...(await foreignLinks(db, page.item, edition.inLanguage.tag, page.lookUp)),
    ...ofPage,
  ];
}
