import { type SectionStanding, standings } from '../../../domain/content/sign-off/standing.ts';
import type { Database } from '../../open.ts';
import { type Answer, findAnswers } from './answers.ts';
import { findItemToSign, type ItemToSign } from './item-to-sign.ts';
import { findLinks, type ItemNamed } from './links.ts';
import type { SignOffLinkRow } from './sign-off-tables.ts';

export interface ItemSignOff {
  item: ItemToSign;
  sections: SectionStanding[];
  links: SignOffLinkRow[];
  answers: Answer[];
}

/** Null for an item that is not there. */
export async function findSignOff(db: Database, named: ItemNamed): Promise<ItemSignOff | null> {
  const item = await findItemToSign(db, named.kind, named.item_id);
  if (!item) return null;
  const links = await findLinks(db, named);
  const answers = await findAnswers(db, named);
  return {
    item,
    links,
    answers,
    sections: standings(item.sections, answers),
  };
}
