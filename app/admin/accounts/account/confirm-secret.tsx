import { Button, TextInput } from '@mantine/core';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { codeLimit } from '../../../../domain/accounts/user.ts';
import {
  confirmSecondFactorCall,
  type OfferedSecret,
} from '../../../../domain/api/accounts/own-account.ts';
import { Actions } from '../../ui/layout/layout.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { Failure } from '../../ui/loaded.tsx';
import { useApiCalls } from '../../ui/use-api-calls.ts';
import { accountTexts } from '../texts/account.ts';
import { QrCode } from './qr-code.tsx';
import { Secret } from './secret.tsx';

const texts = accountTexts.factor;

interface ConfirmSecretProps {
  offered: OfferedSecret;
  onConfirmed: (recoveryCodes: string[]) => void;
  onCancel: () => void;
}

/** Offered: a code shows that an app holds the secret, else nobody could sign in again. */
export function ConfirmSecret({ offered, onConfirmed, onCancel }: ConfirmSecretProps) {
  const [code, setCode] = useState('');
  const intro = useRef<HTMLParagraphElement>(null);
  const { form, send, busy, message, errors } = useApiCalls({ fields: ['code'] });

  useEffect(() => intro.current?.focus(), []);

  function submit(event: FormEvent) {
    event.preventDefault();
    return send(confirmSecondFactorCall, { body: { code } }, ({ recoveryCodes }) =>
      onConfirmed(recoveryCodes),
    );
  }

  return (
    <Stack component="form" narrow ref={form} method="post" onSubmit={submit}>
      <p ref={intro} tabIndex={-1}>
        {texts.scan}
      </p>
      <QrCode text={offered.uri} label={texts.picture} />
      <Secret>{offered.secret.match(/.{1,4}/g)?.join(' ')}</Secret>
      {message && <Failure>{message}</Failure>}
      <TextInput
        label={texts.code}
        value={code}
        error={errors.code}
        required
        inputMode="numeric"
        maxLength={codeLimit}
        autoComplete="one-time-code"
        onChange={(event) => setCode(event.currentTarget.value)}
      />
      <Actions>
        <Button type="submit" loading={busy}>
          {texts.confirm}
        </Button>
        <Button variant="default" onClick={onCancel}>
          {texts.cancel}
        </Button>
      </Actions>
    </Stack>
  );
}
