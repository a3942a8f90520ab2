import type { CaseStudy } from '../domain/content/kinds/case-study.ts';
import type { ShownStudy, ShownStudyItem } from '../domain/content/shown.ts';
import { messagesFor } from '../domain/messages/messages-for.ts';
import { shownItems } from '../server/content/shown/shown-items.ts';

/** A study as its page gets it, from a site whose library is empty. */
export function shownStudy(study: CaseStudy): Promise<ShownStudy> {
  const find = async () => () => undefined;
  return shownItems({ find, readVersion: async () => 1, messages: messagesFor('en') }).study(study);
}

/** What a card shows of a study that is filled in no further. */
export function shownCard(fields: Partial<ShownStudyItem>): ShownStudyItem {
  return {
    _id: 'a'.repeat(24),
    heroHeading: '',
    bannerImage: { src: '/a.png' },
    category1: '',
    clientName: '',
    place: '',
    figure: '',
    figureText: '',
    ground: '',
    ...fields,
  };
}
