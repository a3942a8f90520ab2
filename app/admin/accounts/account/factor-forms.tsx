import { Button, PasswordInput, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { codeLimit, loginLimits } from '../../../../domain/accounts/user.ts';
import {
  type OfferedSecret,
  offerSecondFactorCall,
  removeSecondFactor,
} from '../../../../domain/api/accounts/own-account.ts';
import { focusHeading } from '../../ui/focus-heading.ts';
import { Actions } from '../../ui/layout/layout.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { Failure } from '../../ui/loaded.tsx';
import { useApiCalls } from '../../ui/use-api-calls.ts';
import { accountTexts } from '../texts/account.ts';

const texts = accountTexts.factor;

interface OwnPasswordProps {
  value: string;
  error: string | undefined;
  onChange: (value: string) => void;
}

function OwnPassword({ onChange, ...rest }: OwnPasswordProps) {
  return (
    <PasswordInput
      {...rest}
      label={texts.password}
      aria-invalid={rest.error ? true : undefined}
      required
      maxLength={loginLimits.password}
      autoComplete="current-password"
      visibilityToggleButtonProps={{ 'aria-label': accountTexts.password.show, tabIndex: 0 }}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
}

/** Off: the password is asked for before a secret is shown. */
export function AskForSecret({ onOffered }: { onOffered: (offered: OfferedSecret) => void }) {
  const [password, setPassword] = useState('');
  const { form, send, busy, message, errors } = useApiCalls({
    fields: ['password'],
    reload: false,
  });

  function submit(event: FormEvent) {
    event.preventDefault();
    return send(offerSecondFactorCall, { body: { password } }, onOffered);
  }

  return (
    <Stack component="form" narrow ref={form} method="post" onSubmit={submit}>
      <p>{texts.off}</p>
      {message && <Failure>{message}</Failure>}
      <OwnPassword value={password} error={errors.password} onChange={setPassword} />
      <Actions>
        <Button type="submit" variant="default" loading={busy}>
          {texts.start}
        </Button>
      </Actions>
    </Stack>
  );
}

/** On: turning it off takes the password and a code. `left` are recovery codes. */
export function TurnOff({ left }: { left: number }) {
  const [password, setPassword] = useState('');
  const [code, setCode] = useState('');
  const { form, sendAndSay, busy, message, errors } = useApiCalls({ fields: ['password', 'code'] });

  function submit(event: FormEvent) {
    event.preventDefault();
    return sendAndSay(removeSecondFactor, { body: { password, code } }, focusHeading);
  }

  return (
    <Stack component="form" narrow ref={form} method="post" onSubmit={submit}>
      <p>{texts.on(left)}</p>
      {message && <Failure>{message}</Failure>}
      <OwnPassword value={password} error={errors.password} onChange={setPassword} />
      <TextInput
        label={texts.offCode}
        value={code}
        error={errors.code}
        required
        maxLength={codeLimit}
        autoComplete="one-time-code"
        onChange={(event) => setCode(event.currentTarget.value)}
      />
      <Actions>
        <Button type="submit" variant="default" loading={busy}>
          {texts.turnOff}
        </Button>
      </Actions>
    </Stack>
  );
}
