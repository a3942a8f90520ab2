import { Button, Card } from '@mantine/core';
import { type FormEvent, type ReactNode, useEffect, useRef } from 'react';
import type { CaseStudy } from '../../../domain/case-study.ts';
import { findCaseStudyById, updateCaseStudy } from '../item-calls.ts';
import { JournalStrip } from '../journal/journal-strip.tsx';
import { useJournal } from '../journal/use-journal.ts';
import { MergeDialog } from '../merge/merge-dialog.tsx';
import { useMerging } from '../merge/use-merging.ts';
import { PublishingControl } from '../publishing/publishing-control.tsx';
import { caseStudyTexts as texts } from '../texts/case-studies.ts';
import { Failure } from '../ui/loaded.tsx';
import { type StudySection, studySections } from './fields.ts';
import { journalFields } from './journal-fields.ts';
import { LevelsPicture } from './levels-picture.tsx';
import { ReviewsEditor } from './reviews-editor.tsx';
import { SectionList } from './section-list.tsx';
import { StudyField } from './study-field.tsx';
import { draftOf, type StudyDraft, useSaving, useStudyDraft } from './use-study-draft.ts';

/** Every field of a case study. Give it the study's id as `key`: another study starts afresh. */
export function CaseStudyForm({ study }: { study: CaseStudy }) {
  const draft = useStudyDraft(study);
  const { save, saving, failure } = useSaving();
  const merging = useMerging({
    form: journalFields,
    stored: study,
    find: () => findCaseStudyById(study._id),
    draftOf,
    onMerged: draft.setDraft,
  });
  const journal = useJournal({
    kind: 'case-study',
    id: study._id,
    form: journalFields,
    draft: draft.draft,
    onTake: draft.setDraft,
  });
  const top = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (failure) top.current?.scrollIntoView({ block: 'center' });
  }, [failure]);

  function submit(event: FormEvent) {
    event.preventDefault();
    const put = ({ text, reviews }: StudyDraft, base: CaseStudy | null) =>
      updateCaseStudy(
        { ...text, _id: study._id, reviews: reviews.map(({ review }) => review) },
        base,
      );
    save(() => merging.send(draft.draft, put), journal.sending());
  }

  function discard() {
    journal.leave();
    draft.discard();
  }

  return (
    <>
      <div ref={top}>{failure && <Failure>{failure.message}</Failure>}</div>
      <div className="studyEdit">
        <SectionList text={draft.text} />
        <form className="studyForm" onSubmit={submit} method="post">
          <JournalStrip journal={journal} />
          <MergeDialog question={merging.question} names={journalFields} />
          {studySections.map((section) => (
            <SectionCard key={section.id} section={section}>
              <SectionFields section={section} draft={draft} errors={failure?.errors ?? {}} />
            </SectionCard>
          ))}
          <SectionCard section={{ id: 'reviews', title: texts.reviews, note: texts.reviewsNote }}>
            <ReviewsEditor
              reviews={draft.reviews}
              onChange={draft.setReviews}
              onAdd={draft.addReview}
            />
          </SectionCard>
          <PublishingControl kind="case-study" id={study._id} />
          <SaveBar changes={draft.changes} saving={saving} onDiscard={discard} />
        </form>
      </div>
    </>
  );
}

interface SectionCardProps {
  section: Pick<StudySection, 'id' | 'title' | 'note'>;
  children: ReactNode;
}

function SectionCard({ section: { id, title, note }, children }: SectionCardProps) {
  return (
    <Card component="section" id={id}>
      <h2 className="adminCardTitle">
        {title}
        {note && <small>{note}</small>}
      </h2>
      {children}
    </Card>
  );
}

interface SectionFieldsProps {
  section: StudySection;
  draft: ReturnType<typeof useStudyDraft>;
  errors: Record<string, string>;
}

function SectionFields({ section, draft, errors }: SectionFieldsProps) {
  return (
    <div className="studyFields">
      {section.fields.map((plan) => (
        <div key={plan.name} data-columns={plan.columns}>
          <StudyField
            plan={plan}
            section={section}
            value={draft.text[plan.name]}
            error={errors[plan.name]}
            onChange={draft.setField}
          />
        </div>
      ))}
      {section.id === 'section-4' && <LevelsPicture text={draft.text} />}
    </div>
  );
}

interface SaveBarProps {
  changes: number;
  saving: boolean;
  onDiscard: () => void;
}

/** Stays in sight at the lower edge. */
function SaveBar({ changes, saving, onDiscard }: SaveBarProps) {
  return (
    <div className="studySave">
      <p>{texts.changes(changes)}</p>
      <Button variant="subtle" color="water.9" disabled={changes === 0} onClick={onDiscard}>
        {texts.discard}
      </Button>
      <Button type="submit" loading={saving}>
        {texts.update}
      </Button>
    </div>
  );
}
