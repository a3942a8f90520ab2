import {
  type CaseStudyText,
  caseStudyTextFields,
  type Review,
} from '../../../../../domain/content/kinds/case-study.ts';
import type { FormFields } from '../../journal/fields.ts';
import { caseStudyTexts as texts } from '../../texts/case-studies.ts';
import { prefixOf, studySections } from './fields.ts';
import { numbered, textIn } from './review-order.ts';
import type { StudyDraft } from './use-study-draft.ts';

const labels = new Map<string, string>(
  studySections.flatMap((section) =>
    section.fields.map(({ name, label }) => [name, `${prefixOf(section)}${label}`] as const),
  ),
);

/** The case-study form as fields: its reviews are one of them, as JSON with all their keys (D7). */
export const journalFields: FormFields<StudyDraft> = {
  fieldsOf: ({ text, reviews }) => ({
    ...text,
    reviews: JSON.stringify(reviews.map(({ review }) => review)),
  }),
  draftFrom: (fields) => ({
    // Made of the very list of fields that the type is made of.
    text: Object.fromEntries(
      caseStudyTextFields.map((name) => [name, fields[name] ?? '']),
    ) as CaseStudyText,
    reviews: numbered(reviewsIn(fields.reviews)),
  }),
  labelOf: (name) => labels.get(name) ?? texts.reviews,
  readableOf: (name, text) =>
    name === 'reviews'
      ? reviewsIn(text)
          .map(({ name: by, text: words }) => `${textIn(by)}: ${textIn(words)}`)
          .join('\n')
      : text,
};

/** Only fieldsOf writes them. */
function reviewsIn(json: string | undefined): Review[] {
  return JSON.parse(json ?? '[]') as Review[];
}
