import { Button, PasswordInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { useRevalidator } from 'react-router';
import { loginLimits } from '../../../../domain/accounts/user.ts';
import { useAlert } from '../../shell/alert-banner.tsx';
import { CardSection } from '../../ui/card-section.tsx';
import { Failure } from '../../ui/loaded.tsx';
import { useSending } from '../../ui/use-sending.ts';
import { accountTexts } from '../texts/account.ts';
import { changePassword } from './calls.ts';
import { suggestedPassword } from './suggested-password.ts';

const texts = accountTexts.password;
const empty = { current: '', new: '' };

export function PasswordCard() {
  const [typed, setTyped] = useState(empty);
  const [shown, setShown] = useState(false);
  const [suggested, setSuggested] = useState(false);
  const { form, send, busy, message, errors } = useSending(Object.keys(empty));
  const showAlert = useAlert();
  const { revalidate } = useRevalidator();

  async function submit(event: FormEvent) {
    event.preventDefault();
    const changed = await send(async () => {
      showAlert({ kind: 'success', text: (await changePassword(typed)).message });
    });
    if (!changed) return;
    setTyped(empty);
    setSuggested(false);
    await revalidate();
  }

  function suggest() {
    setTyped({ ...typed, new: suggestedPassword() });
    setShown(true);
    setSuggested(true);
  }

  const field = (name: keyof typeof empty) => ({
    name,
    value: typed[name],
    error: errors[name],
    // Mantine says this of every field but a password.
    'aria-invalid': name in errors || undefined,
    required: true,
    maxLength: loginLimits.password,
    visibilityToggleButtonProps: { 'aria-label': texts.show, tabIndex: 0 },
    onChange: (event: { currentTarget: { value: string } }) =>
      setTyped({ ...typed, [name]: event.currentTarget.value }),
  });

  return (
    <CardSection title={texts.heading} note={texts.note}>
      <form ref={form} className="accountForm" method="post" onSubmit={submit}>
        {message && <Failure>{message}</Failure>}
        <PasswordInput
          {...field('current')}
          label={texts.current}
          autoComplete="current-password"
        />
        <PasswordInput
          {...field('new')}
          label={texts.next}
          description={texts.hint}
          autoComplete="new-password"
          visible={shown}
          onVisibilityChange={setShown}
        />
        <div className="adminActions">
          <Button type="submit" loading={busy}>
            {texts.change}
          </Button>
          <Button variant="default" onClick={suggest}>
            {texts.suggest}
          </Button>
        </div>
        <p role="status" className="accountNote">
          {suggested && texts.suggested}
        </p>
      </form>
    </CardSection>
  );
}
