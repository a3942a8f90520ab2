import { Button } from '@mantine/core';
import type { PublishingOfItem } from '../../../../domain/api/content/publishing.ts';
import type { SignOffState } from '../../../../domain/api/content/sign-off/editor.ts';
import type { StoredKind } from '../../../../domain/content/kinds/names.ts';
import type { SectionState } from '../../../../domain/content/sign-off/sign-off.ts';
import { timeInWords } from '../../site-facts.ts';
import { CardSection } from '../../ui/card-section.tsx';
import { Rows } from '../../ui/layout/layout.tsx';
import { Failure } from '../../ui/loaded.tsx';
import { StateIcon, type StateSign } from '../publishing/state-sign.tsx';
import { AnswerRows } from './answer-rows.tsx';
import { ChangedTexts } from './changed-texts.tsx';
import { LinkRows } from './link-rows.tsx';
import { NewLinkForm } from './new-link-form.tsx';
import { PersonRows } from './person-rows.tsx';
import styles from './sign-off-card.module.css';
import { signOffTexts as texts } from './texts.ts';
import { type SignOffCalls, useSignOff } from './use-sign-off.ts';

interface SignOffCardProps {
  kind: StoredKind;
  /** Null for what is not stored yet. */
  id: string | number | null;
  standing: PublishingOfItem | null;
}

/** Below a form: how its sections stand with clients, their links and their answers (R-A-03). */
export function SignOffCard({ kind, id, standing }: SignOffCardProps) {
  if (id !== null) return <Stored kind={kind} id={String(id)} standing={standing} />;
  return (
    <CardSection level={3} title={texts.title}>
      <p>{texts.unsaved}</p>
    </CardSection>
  );
}

function Stored({ kind, id, standing }: SignOffCardProps & { id: string }) {
  const saved = standing && [standing.updated_at, standing.draftSaved?.made_at].join(' ');
  const calls = useSignOff(kind, id, saved);
  const { state, failure, load } = calls;
  return (
    <CardSection level={3} title={texts.title} note={state && noteOf(state)}>
      {failure && (
        <>
          <Failure>{texts.failed(failure)}</Failure>
          <Button variant="default" onClick={load}>
            {texts.again}
          </Button>
        </>
      )}
      {state && <Contents calls={calls} state={state} />}
    </CardSection>
  );
}

function noteOf({ sections, isApproved, answers }: SignOffState) {
  if (isApproved) return texts.approved;
  const approved = sections.filter(({ state }) => state === 'approved').length;
  return answers.length > 0 && texts.partly(approved, sections.length);
}

const signs: Record<SectionState, StateSign> = {
  approved: 'ready',
  changes: 'hint',
  void: 'outdated',
  waiting: 'missing',
};

function Contents({ calls, state }: { calls: SignOffCalls; state: SignOffState }) {
  const { sections, links, answers, isRequired } = state;
  return (
    <>
      <p className="soft">{texts.note}</p>
      {isRequired && <p>{texts.required}</p>}
      {links.length + answers.length > 0 && (
        <ul className={styles.sections} aria-label={texts.sections}>
          {sections.map((section) => (
            <li key={section.id} data-state={section.state}>
              <StateIcon sign={signs[section.state]} />
              <div>
                <strong>{section.label}</strong>
                <small className="soft">{stateInWords(section)}</small>
                {section.state === 'void' && <ChangedTexts section={section} />}
              </div>
            </li>
          ))}
        </ul>
      )}
      {answers.length > 0 && (
        <Rows>
          <AnswerRows answers={answers} />
        </Rows>
      )}
      {links.length === 0 ? (
        <p className="soft">{texts.noLinks}</p>
      ) : (
        <Rows>
          <LinkRows links={links} calls={calls} />
        </Rows>
      )}
      <NewLinkForm calls={calls} />
      {links.length + answers.length > 0 && (
        <>
          <h4>{texts.people}</h4>
          <Rows>
            <PersonRows links={links} answers={answers} calls={calls} />
          </Rows>
        </>
      )}
    </>
  );
}

function stateInWords({ state, by, at }: SignOffState['sections'][number]): string {
  if (state === 'approved') return texts.approvedBy(by, timeInWords(at));
  if (state === 'changes') return texts.changesBy(by, timeInWords(at));
  if (state === 'void') return texts.voidSince(by, timeInWords(at));
  return texts.states.waiting;
}
