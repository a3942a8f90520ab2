import { Button, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import {
  type TestedAddress,
  testAddress,
} from '../../../../domain/api/content/addresses/redirects.ts';
import { addressLimit, readableAddress } from '../../../../domain/content/addresses/address.ts';
import { CardSection } from '../../ui/card-section.tsx';
import { Failure } from '../../ui/loaded.tsx';
import { useApiCalls } from '../../ui/use-api-calls.ts';
import styles from './test-address.module.css';
import { redirectTexts as texts } from './texts.ts';

function inWords(path: string, { status, location }: TestedAddress): string {
  if (location !== undefined) return texts.leads(path, status, readableAddress(location));
  return texts.answers[status === 200 || status === 410 ? status : 404](path);
}

export function TestAddress() {
  const [path, setPath] = useState('');
  const [answer, setAnswer] = useState('');
  const { form, send, busy, message, errors } = useApiCalls({ fields: ['path'], reload: false });

  function submit(event: FormEvent) {
    event.preventDefault();
    setAnswer('');
    return send(testAddress, { body: { path } }, (tested) => setAnswer(inWords(path, tested)));
  }

  return (
    <CardSection title={texts.testHeading}>
      <form ref={form} className={styles.test} method="post" onSubmit={submit}>
        {message && <Failure>{message}</Failure>}
        <TextInput
          label={texts.address}
          value={path}
          error={errors.path}
          required
          maxLength={addressLimit}
          autoComplete="off"
          spellCheck={false}
          onChange={(event) => setPath(event.currentTarget.value)}
        />
        <Button type="submit" variant="default" loading={busy}>
          {texts.test}
        </Button>
        <p role="status">{answer}</p>
      </form>
    </CardSection>
  );
}
