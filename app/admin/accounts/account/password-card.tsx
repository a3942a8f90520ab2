import { Button, PasswordInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { loginLimits } from '../../../../domain/accounts/user.ts';
import { changePasswordOf } from '../../../../domain/api/accounts/own-account.ts';
import { CardSection } from '../../ui/card-section.tsx';
import { Actions } from '../../ui/layout/layout.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { Failure } from '../../ui/loaded.tsx';
import { useApiCalls } from '../../ui/use-api-calls.ts';
import { accountTexts } from '../texts/account.ts';
import { usePasswordHint } from '../use-password-hint.ts';
import styles from './password-card.module.css';
import { suggestedPassword } from './suggested-password.ts';

const texts = accountTexts.password;
const empty = { current: '', new: '' };

/** The server knows how long a password must be. */
const changePassword = changePasswordOf(1);

export function PasswordCard() {
  const [typed, setTyped] = useState(empty);
  const [shown, setShown] = useState(false);
  const [suggested, setSuggested] = useState(false);
  const { form, sendAndSay, busy, message, errors } = useApiCalls({ fields: Object.keys(empty) });
  const hint = usePasswordHint();

  function submit(event: FormEvent) {
    event.preventDefault();
    return sendAndSay(changePassword, { body: typed }, () => {
      setTyped(empty);
      setSuggested(false);
    });
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
      <Stack component="form" narrow ref={form} method="post" onSubmit={submit}>
        {message && <Failure>{message}</Failure>}
        <PasswordInput
          {...field('current')}
          label={texts.current}
          autoComplete="current-password"
        />
        <PasswordInput
          {...field('new')}
          label={texts.next}
          description={hint}
          autoComplete="new-password"
          visible={shown}
          onVisibilityChange={setShown}
        />
        <Actions>
          <Button type="submit" loading={busy}>
            {texts.change}
          </Button>
          <Button variant="default" onClick={suggest}>
            {texts.suggest}
          </Button>
        </Actions>
        <p role="status" className={styles.note}>
          {suggested && texts.suggested}
        </p>
      </Stack>
    </CardSection>
  );
}
