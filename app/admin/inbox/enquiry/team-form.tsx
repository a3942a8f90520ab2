import { Button, NativeSelect } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import type { ListedUser } from '../../../../domain/api/accounts/users.ts';
import { type OpenEnquiry, updateEnquiryCall } from '../../../../domain/api/inbox/enquiries.ts';
import { inboxLimits } from '../../../../domain/inbox/inbox.ts';
import { JournalStrip } from '../../content/journal/journal-strip.tsx';
import { useTextJournal } from '../../content/journal/use-text-journal.ts';
import { CountedTextField } from '../../ui/fields/text-field.tsx';
import { Failure } from '../../ui/loaded.tsx';
import { SavedMeanwhile } from '../../ui/saved-meanwhile.tsx';
import { useApiCalls } from '../../ui/use-api-calls.ts';
import { enquiryTexts as texts } from '../texts/enquiries.ts';
import styles from './team-form.module.css';

interface TeamFormProps {
  enquiry: OpenEnquiry;
  users: ListedUser[];
}

/** Whom an enquiry can be given to: who may sign in, and who has it already. */
function choices(users: ListedUser[], assigned: number | null) {
  const offered = users.filter(
    ({ user_id, isAdmin, disabled }) => user_id === assigned || (isAdmin && !disabled),
  );
  return [
    { value: '', label: texts.nobody },
    ...offered.map(({ user_id, email }) => ({ value: String(user_id), label: email })),
  ];
}

/** A field that follows what is stored until it is changed here; and whether both have changed. */
function useFollowing(stored: string) {
  const [value, setValue] = useState(stored);
  const [read, setRead] = useState(stored);
  if (stored !== read && (value === read || value === stored)) {
    setRead(stored);
    setValue(stored);
  }
  return [value, setValue, stored !== read] as const;
}

export function TeamForm({ enquiry, users }: TeamFormProps) {
  const { enquiry_id, assigned_to } = enquiry;
  const [note, setNote, isMeanwhile] = useFollowing(enquiry.note);
  const [assigned, setAssigned] = useFollowing(String(assigned_to ?? ''));
  const { form, sendAndSay, busy, message, errors } = useApiCalls({
    fields: ['note', 'assigned_to'],
  });
  const journal = useTextJournal({
    kind: 'enquiry-note',
    id: enquiry_id,
    label: texts.note,
    stored: enquiry.note,
    text: note,
    onTake: setNote,
  });

  function submit(event: FormEvent) {
    event.preventDefault();
    const sent = journal.sending();
    const params = { id: enquiry_id };
    const colleague = assigned === '' ? null : Number(assigned);
    const body = {
      ...(note !== enquiry.note && { note, noteBefore: enquiry.note }),
      ...(colleague !== assigned_to && { assigned_to: colleague }),
    };
    return sendAndSay(updateEnquiryCall, { params, body }, sent);
  }

  return (
    <form ref={form} className={styles.team} method="post" onSubmit={submit}>
      <h3>
        {texts.team} <small>{texts.teamNote}</small>
      </h3>
      <JournalStrip journal={journal} />
      {message && <Failure>{message}</Failure>}
      <CountedTextField
        name="note"
        label={texts.note}
        value={note}
        error={errors.note}
        maxLength={inboxLimits.note}
        lines={2}
        onChange={setNote}
      />
      {isMeanwhile && (
        <SavedMeanwhile message={texts.noteMeanwhile} value={enquiry.note || texts.noteEmptied} />
      )}
      <div className={styles.assign}>
        <NativeSelect
          label={texts.assigned}
          name="assigned_to"
          data={choices(users, assigned_to)}
          value={assigned}
          error={errors.assigned_to}
          onChange={(event) => setAssigned(event.currentTarget.value)}
        />
        <Button type="submit" variant="default" loading={busy}>
          {texts.save}
        </Button>
      </div>
    </form>
  );
}
