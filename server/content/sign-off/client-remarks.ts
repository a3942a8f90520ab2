import { findRemarksOfLink } from '../../../db/content/sign-off/client-remarks.ts';
import type { ItemToSign } from '../../../db/content/sign-off/item-to-sign.ts';
import type { Database } from '../../../db/open.ts';
import type { ClientRemark } from '../../../domain/api/content/sign-off/client.ts';
import { fieldInWords } from '../../../domain/content/fields/field-in-words.ts';
import { kindNamed } from '../../../domain/content/kinds/kinds.ts';
import type { RemarkPlace } from '../../../domain/content/remarks/remark.ts';
import type { SiteMessages } from '../../../domain/messages/messages.ts';
import { Refusal } from '../../http/refusal.ts';
import { nameOfSection } from './section-name.ts';

interface About extends Pick<RemarkPlace, 'field' | 'words'> {
  /** Of the sign-off, such as `sections.a1` or `article`. */
  section: string;
}

/** Where editors meet the remark: at its field, or at the first one of its section. */
export function placeOfRemark(
  { kind: name, id, language = '', sections }: ItemToSign,
  { section: asked, field: given, words }: About,
  messages: SiteMessages,
) {
  const section = sections.find((one) => one.id === asked);
  const isKnown = given === '' || section?.texts.some(({ path }) => path === given);
  if (!section || !isKnown) {
    throw new Refusal(409, messages.text('signOff.partGone'));
  }
  const [first = ''] = asked.split('.');
  const kind = kindNamed(name);
  const isOfPage = kind.fields[first]?.control === 'sections';
  const whole = isOfPage ? asked : (section.texts[0]?.path ?? '');
  const field = given || whole;
  const own = isOfPage ? asked.split('.')[1] : kind.fields[field.split('.')[0] ?? '']?.group;
  return {
    kind: name,
    item_id: id,
    language,
    section: own ?? '',
    field,
    words: given ? words : null,
  };
}

/** Those that came through a link, the oldest first. */
export async function findClientRemarks(
  db: Database,
  item: ItemToSign,
  link_id: string,
  messages: SiteMessages,
): Promise<ClientRemark[]> {
  const rows = await findRemarksOfLink(db, item, link_id);
  return rows.map(({ words, ...row }) => {
    const section = item.sections.find(
      ({ id, texts }) => id === row.field || texts.some(({ path }) => path === row.field),
    );
    const text = section?.texts.find(({ path }) => path === row.field);
    const named = section && nameOfSection(item.sections, section.id, messages);
    const own = messages.language === 'en' ? text?.label : undefined;
    const label = own ?? named ?? fieldInWords(kindNamed(item.kind), row.field);
    return {
      ...row,
      label,
      section: section?.id ?? '',
      words: words === '' ? null : JSON.parse(words),
    };
  });
}
