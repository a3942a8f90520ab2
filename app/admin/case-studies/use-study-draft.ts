import { useState } from 'react';
import {
  type CaseStudy,
  type CaseStudyText,
  caseStudyTemplates,
  caseStudyTextFields,
} from '../../../domain/case-study.ts';
import { CallFailed, messageOf, updateCaseStudy } from '../api.ts';
import { leaveAlert } from '../shell/alert.ts';
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

/** The texts and reviews as typed so far. */
export function useStudyDraft(study: CaseStudy) {
  const first = textOf(study);
  const [text, setText] = useState(first);
  const [reviews, setReviews] = useState<NumberedReview[]>(() => numbered(study.reviews));
  const reviewsChanged =
    JSON.stringify(reviews.map(({ review }) => review)) !== JSON.stringify(study.reviews);

  return {
    text,
    reviews,
    changes: countChanges(text, first) + (reviewsChanged ? 1 : 0),
    /** Takes the value before, too, since an upload may end after more was typed. */
    setField: (name: keyof CaseStudyText, value: string) =>
      setText((before) => ({ ...before, [name]: value })),
    setReviews,
    addReview: () => setReviews(withNew),
    discard() {
      setText(first);
      setReviews(numbered(study.reviews));
    },
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

  async function save(study: CaseStudy) {
    setSaving(true);
    setFailure(null);
    try {
      await updateCaseStudy(study);
      leaveAlert({ kind: 'success', text: 'saved' });
      location.assign('/admin/casestudy');
    } catch (error) {
      const errors = error instanceof CallFailed ? error.errors : {};
      setFailure({ message: messageOf(error), errors });
      setSaving(false);
    }
  }

  return { save, saving, failure };
}
