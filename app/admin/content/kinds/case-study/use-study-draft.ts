import { useState } from 'react';
import {
  type CaseStudy,
  type CaseStudyText,
  caseStudyTemplates,
  caseStudyTextFields,
} from '../../../../../domain/content/kinds/case-study.ts';
import { CallFailed, messageOf } from '../../../api.ts';
import { leaveAlert } from '../../../shell/alert.ts';
import { type NumberedReview, numbered, withNew } from './review-order.ts';

/** The fields as the form starts with them; an unknown template renders as four figures (D25). */
function textOf(study: CaseStudy): CaseStudyText {
  const entries = caseStudyTextFields.map((name) => [name, study[name]]);
  const known = caseStudyTemplates.some((template) => template === study.template);
  const template = known ? study.template : caseStudyTemplates[0];
  // Made of the very list of fields that the type is made of.
  return { ...(Object.fromEntries(entries) as CaseStudyText), template };
}

function countChanges(text: CaseStudyText, first: CaseStudyText): number {
  return caseStudyTextFields.filter((name) => text[name] !== first[name]).length;
}

/** Everything typed in the case-study form. */
export interface StudyDraft {
  text: CaseStudyText;
  reviews: NumberedReview[];
}

/** The form as it opens. */
export function draftOf(study: CaseStudy): StudyDraft {
  return { text: textOf(study), reviews: numbered(study.reviews) };
}

/** What is sent, apart from the id. */
export function inputOf({ text, reviews }: StudyDraft): Omit<CaseStudy, '_id'> {
  return { ...text, reviews: reviews.map(({ review }) => review) };
}

/** The texts and reviews as typed so far. */
export function useStudyDraft(study: CaseStudy) {
  const [first] = useState(() => draftOf(study));
  const [draft, setDraft] = useState<StudyDraft>(first);
  const { text, reviews } = draft;
  const reviewsChanged =
    JSON.stringify(reviews.map(({ review }) => review)) !== JSON.stringify(study.reviews);

  return {
    draft,
    text,
    reviews,
    changes: countChanges(text, first.text) + (reviewsChanged ? 1 : 0),
    setDraft,
    /** Takes the value before, too, since an upload may end after more was typed. */
    setField: (name: keyof CaseStudyText, value: string) =>
      setDraft((before) => ({ ...before, text: { ...before.text, [name]: value } })),
    setReviews: (next: NumberedReview[]) => setDraft((before) => ({ ...before, reviews: next })),
    addReview: () => setDraft((before) => ({ ...before, reviews: withNew(before.reviews) })),
  };
}

interface SaveFailure {
  message: string;
  errors: Record<string, string>;
}

/** Sending the form: on success a full navigation to the list (D24), on failure nothing is lost. */
export function useSaving() {
  const [saving, setSaving] = useState(false);
  const [failure, setFailure] = useState<SaveFailure | null>(null);

  async function save(
    send: () => Promise<unknown>,
    { onSaved, said }: { onSaved: () => Promise<void>; said: string },
  ) {
    setSaving(true);
    setFailure(null);
    try {
      await send();
      await onSaved();
      leaveAlert({ kind: 'success', text: said });
      location.assign('/admin/casestudy');
    } catch (error) {
      const errors = error instanceof CallFailed ? error.errors : {};
      setFailure({ message: messageOf(error), errors });
      setSaving(false);
    }
  }

  return { save, saving, failure };
}
