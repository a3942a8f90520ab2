import { caseStudyKind } from '../../../../domain/content/kinds/case-study.ts';
import type { ShownStudy } from '../../../../domain/content/shown.ts';
import { plainText } from '../../../../domain/content/text/rich-text.ts';
import { descriptionLength, teaserOfWords } from '../../../../domain/content/text/teaser.ts';
import { isUnspaced } from '../../../../domain/content/text/words.ts';
import type { SiteMessages } from '../../../../domain/messages/messages.ts';
import { type PageMeta, pictureOfItem, titled } from '../../page-meta.ts';
import type { PagePlace } from '../../page-place.ts';

/** Such as 'Acme, Lisbon: 93% of changes confirmed within ten minutes.' */
function resultOf({ clientName, place, figure, figureText }: ShownStudy, messages: SiteMessages) {
  if (!figure || !figureText) return '';
  const who = messages.list([clientName, place].filter(Boolean));
  const result = { figure, text: figureText };
  return who === ''
    ? messages.text('study.result', result)
    : messages.text('study.resultOf', { who, ...result });
}

function descriptionOf(study: ShownStudy, messages: SiteMessages): string {
  const { sec1Para, industryText, heroHeading: heading } = study;
  const text =
    plainText(sec1Para) || industryText || messages.text('study.description', { heading });
  const parts = [resultOf(study, messages), text].filter(Boolean);
  return teaserOfWords(parts.join(isUnspaced(text) ? '' : ' '), descriptionLength);
}

interface StudySite {
  name: string;
  origin: string;
  place: PagePlace;
}

export function studyMeta(
  study: ShownStudy,
  { name, origin, place }: StudySite,
  messages: SiteMessages,
): PageMeta & { image: string } {
  return {
    title: titled(study.heroHeading.trim() || messages.text('study.one'), name),
    description: descriptionOf(study, messages),
    canonical: origin + place.address,
    alternates: place.alternates,
    image: pictureOfItem(caseStudyKind.name, study._id, { origin, ...place }),
  };
}
