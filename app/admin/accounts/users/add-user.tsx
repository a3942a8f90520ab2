import { Button, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { loginLimits } from '../../../../domain/accounts/user.ts';
import { type Invited, inviteUser } from '../../../../domain/api/accounts/users.ts';
import { JournalStrip } from '../../content/journal/journal-strip.tsx';
import { useTextJournal } from '../../content/journal/use-text-journal.ts';
import { CardSection } from '../../ui/card-section.tsx';
import { Counted, tooLong } from '../../ui/fields/counted.tsx';
import { Actions } from '../../ui/layout/layout.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { Failure } from '../../ui/loaded.tsx';
import { useApiCalls } from '../../ui/use-api-calls.ts';
import { usersTexts as texts } from '../texts/users.ts';

export function AddUser({ onInvited }: { onInvited: (answer: Invited) => void }) {
  const [email, setEmail] = useState('');
  const { form, send, busy, message, errors } = useApiCalls({ fields: ['email'] });

  const journal = useTextJournal({
    kind: 'user',
    id: null,
    label: texts.email,
    stored: '',
    text: email,
    onTake: setEmail,
  });

  function submit(event: FormEvent) {
    event.preventDefault();
    const saved = journal.sending();
    return send(inviteUser, { body: { email } }, async (answer) => {
      onInvited(answer);
      await saved();
      setEmail('');
    });
  }

  return (
    <CardSection title={texts.addHeading} note={texts.addNote}>
      <Stack component="form" narrow ref={form} method="post" onSubmit={submit}>
        <JournalStrip journal={journal} />
        {message && <Failure>{message}</Failure>}
        {/* Cut off, a pasted address could be that of somebody else. */}
        <Counted used={email.length} limit={loginLimits.email}>
          <TextInput
            label={texts.email}
            type="email"
            dir="ltr"
            value={email}
            error={tooLong(email, loginLimits.email) ?? errors.email}
            required
            autoComplete="off"
            onChange={(event) => setEmail(event.currentTarget.value)}
          />
        </Counted>
        <Actions>
          <Button type="submit" loading={busy}>
            {texts.add}
          </Button>
        </Actions>
      </Stack>
    </CardSection>
  );
}
