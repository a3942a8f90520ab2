import { Button } from '@mantine/core';
import { type FormEvent, type ReactNode, useEffect, useRef } from 'react';
import type { CaseStudy } from '../../../../../domain/content/kinds/case-study.ts';
import { findCaseStudyById, type SavedAs, updateCaseStudy } from '../../../item-calls.ts';
import { CardSection } from '../../../ui/card-section.tsx';
import { FinalAddress } from '../../../ui/fields/final-address.tsx';
import { Failure } from '../../../ui/loaded.tsx';
import { DoctorCard } from '../../doctor/doctor-card.tsx';
import { useDoctor } from '../../doctor/use-doctor.ts';
import { FormNotes } from '../../editing/form-notes.tsx';
import { useEditing } from '../../editing/use-editing.ts';
import { PreviewButton } from '../../preview/preview-button.tsx';
import { PreviewPlace } from '../../preview/preview-place.tsx';
import { usePreviewing } from '../../preview/use-previewing.ts';
import { PublishingControl } from '../../publishing/publishing-control.tsx';
import { caseStudyTexts as texts } from '../../texts/case-studies.ts';
import { popupTexts } from '../../texts/popup.ts';
import { type StudySection, studySections } from './fields.ts';
import { journalFields } from './journal-fields.ts';
import { LevelsPicture } from './levels-picture.tsx';
import { ReviewsEditor } from './reviews-editor.tsx';
import { SectionList } from './section-list.tsx';
import { StudyField } from './study-field.tsx';
import { draftOf, inputOf, type StudyDraft, useSaving, useStudyDraft } from './use-study-draft.ts';

/** Every field of a case study. Give it the study's id as `key`: another study starts afresh. */
export function CaseStudyForm({ study }: { study: CaseStudy }) {
  const draft = useStudyDraft(study);
  const { save, saving, failure } = useSaving();
  const editing = useEditing({
    ...{ kind: 'case-study', id: study._id, stored: study, form: journalFields, draftOf },
    ...{ draft: draft.draft, setDraft: draft.setDraft },
    find: () => findCaseStudyById(study._id),
  });
  const previewing = usePreviewing();
  const doctor = useDoctor({
    ...{ kind: 'case-study', id: study._id, form: journalFields, draft: draft.draft, inputOf },
    onMend: draft.setDraft,
  });
  const top = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (failure) top.current?.scrollIntoView({ block: 'center' });
  }, [failure]);

  function send(as: SavedAs) {
    const put = (typed: StudyDraft, base: CaseStudy | null) =>
      updateCaseStudy({ ...inputOf(typed), _id: study._id }, base, as);
    save(() => editing.send(draft.draft, as, put), {
      onSaved: editing.journal.sending(),
      said: as === 'draft' ? texts.savedAsDraft : texts.saved,
    });
  }

  function update(event: FormEvent) {
    event.preventDefault();
    doctor.before(() => send('published'));
  }

  const item = { kind: 'case-study', id: study._id } as const;
  return (
    <>
      <div ref={top}>{failure && <Failure>{failure.message}</Failure>}</div>
      <div className="studyEdit">
        <SectionList text={draft.text} />
        <form className="studyForm" onSubmit={update} method="post">
          <p className="studyAddress">
            <FinalAddress path={`/casestudy/${study._id}`} />
          </p>
          <FormNotes editing={editing} />
          {studySections.map((section) => (
            <CardSection key={section.id} id={section.id} title={section.title} note={section.note}>
              <SectionFields section={section} draft={draft} errors={failure?.errors ?? {}} />
            </CardSection>
          ))}
          <CardSection id="reviews" title={texts.reviews} note={texts.reviewsNote}>
            <ReviewsEditor
              reviews={draft.reviews}
              errors={failure?.errors ?? {}}
              onChange={draft.setReviews}
              onAdd={draft.addReview}
            />
          </CardSection>
          <DoctorCard doctor={doctor} />
          <PublishingControl {...item} publishing={editing.publishing} />
          <SaveBar
            changes={draft.changes}
            saving={saving}
            onDiscard={editing.discard}
            onSaveDraft={() => send('draft')}
          >
            <PreviewButton previewing={previewing} />
          </SaveBar>
        </form>
        <PreviewPlace
          {...item}
          previewing={previewing}
          values={inputOf(draft.draft)}
          names={journalFields}
        />
      </div>
    </>
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
  onSaveDraft: () => void;
  children: ReactNode;
}

/** Stays in sight at the lower edge. */
function SaveBar({ changes, saving, onDiscard, onSaveDraft, children }: SaveBarProps) {
  return (
    <div className="studySave">
      <p>{texts.changes(changes)}</p>
      {children}
      <Button variant="subtle" color="water.9" disabled={changes === 0} onClick={onDiscard}>
        {texts.discard}
      </Button>
      <Button
        variant="default"
        disabled={saving}
        // Not the button that Enter presses; what it needs the browser asks for all the same.
        onClick={({ currentTarget: { form } }) => form?.reportValidity() && onSaveDraft()}
      >
        {popupTexts.saveDraft}
      </Button>
      <Button type="submit" loading={saving}>
        {texts.update}
      </Button>
    </div>
  );
}
