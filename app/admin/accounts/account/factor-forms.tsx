import { Button, PasswordInput, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { codeLimit, loginLimits } from '../../../../domain/accounts/user.ts';
import type { OfferedSecret } from '../../../../domain/api/accounts/own-account.ts';
import { useAlert } from '../../shell/alert-banner.tsx';
import { Failure } from '../../ui/loaded.tsx';
import { useSending } from '../../ui/use-sending.ts';
import { accountTexts } from '../texts/account.ts';
import { offerSecret, turnOffFactor } from './calls.ts';

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
  const { form, send, busy, message, errors } = useSending(['password']);

  function submit(event: FormEvent) {
    event.preventDefault();
    return send(async () => onOffered(await offerSecret(password)));
  }

  return (
    <form ref={form} className="accountForm" method="post" onSubmit={submit}>
      <p>{texts.off}</p>
      {message && <Failure>{message}</Failure>}
      <OwnPassword value={password} error={errors.password} onChange={setPassword} />
      <div className="adminActions">
        <Button type="submit" variant="default" loading={busy}>
          {texts.start}
        </Button>
      </div>
    </form>
  );
}

interface TurnOffProps {
  /** Recovery codes. */
  left: number;
  onOff: () => void;
}

/** On: turning it off takes the password and a code. */
export function TurnOff({ left, onOff }: TurnOffProps) {
  const [password, setPassword] = useState('');
  const [code, setCode] = useState('');
  const { form, send, busy, message, errors } = useSending(['password', 'code']);
  const showAlert = useAlert();

  async function submit(event: FormEvent) {
    event.preventDefault();
    const isOff = await send(async () => {
      showAlert({ kind: 'success', text: (await turnOffFactor({ password, code })).message });
    });
    if (isOff) onOff();
  }

  return (
    <form ref={form} className="accountForm" method="post" onSubmit={submit}>
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
      <div className="adminActions">
        <Button type="submit" variant="default" loading={busy}>
          {texts.turnOff}
        </Button>
      </div>
    </form>
  );
}
