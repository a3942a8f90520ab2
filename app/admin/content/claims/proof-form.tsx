import { Button, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import {
  type ListedClaim,
  proofLimits,
  saveClaimProof,
} from '../../../../domain/api/content/claims.ts';
import { CheckLabel } from '../../ui/fields/check-label.tsx';
import { Actions } from '../../ui/layout/layout.tsx';
import { Failure } from '../../ui/loaded.tsx';
import { useApiCalls } from '../../ui/use-api-calls.ts';
import { useKeptText } from '../journal/use-kept-text.ts';
import styles from './proof-form.module.css';
import { claimTexts as texts } from './texts.ts';

/** What is typed is kept in the browser until it is saved. */
function useProof({ claim, source, answers_for, valid_until, state }: ListedClaim) {
  const [typed, setSource, forgetSource] = useKeptText(`claim-source-${claim}`, source);
  const [person, setPerson, forgetPerson] = useKeptText(`claim-person-${claim}`, answers_for);
  const [until, setUntil] = useState(valid_until ?? '');
  const [isNone, setNone] = useState(state === 'no claim');
  return {
    source: typed,
    setSource,
    person,
    setPerson,
    until,
    setUntil,
    isNone,
    setNone,
    forget() {
      forgetSource();
      forgetPerson();
    },
  };
}

export function ProofForm({ claim }: { claim: ListedClaim }) {
  const proof = useProof(claim);
  const { form, sendAndSay, busy, message, errors } = useApiCalls({
    fields: ['source', 'answers_for', 'valid_until'],
  });

  function submit(event: FormEvent) {
    event.preventDefault();
    const body = {
      claim: claim.claim,
      source: proof.source,
      answers_for: proof.person,
      valid_until: proof.until || null,
      is_none: proof.isNone,
    };
    return sendAndSay(saveClaimProof, { body }, proof.forget);
  }

  return (
    <form ref={form} className={styles.proof} method="post" onSubmit={submit}>
      {message && <Failure>{message}</Failure>}
      <TextInput
        label={texts.source}
        description={texts.sourceHint}
        value={proof.source}
        error={errors.source}
        maxLength={proofLimits.source}
        dir="auto"
        disabled={proof.isNone}
        onChange={(event) => proof.setSource(event.currentTarget.value)}
      />
      <TextInput
        label={texts.answersFor}
        value={proof.person}
        error={errors.answers_for}
        maxLength={proofLimits.person}
        dir="auto"
        disabled={proof.isNone}
        onChange={(event) => proof.setPerson(event.currentTarget.value)}
      />
      <TextInput
        type="date"
        label={texts.validUntil}
        description={texts.validHint}
        value={proof.until}
        error={errors.valid_until}
        disabled={proof.isNone}
        onChange={(event) => proof.setUntil(event.currentTarget.value)}
      />
      <Actions>
        <CheckLabel
          type="checkbox"
          checked={proof.isNone}
          onChange={(event) => proof.setNone(event.currentTarget.checked)}
        >
          {texts.isNone}
        </CheckLabel>
        <Button type="submit" variant="default" loading={busy}>
          {texts.save}
          <span className="visuallyHidden">{texts.ofClaim(claim.claim)}</span>
        </Button>
      </Actions>
    </form>
  );
}
