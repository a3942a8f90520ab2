import { useState } from 'react';
import type { ShownToClient } from '../../../../domain/api/content/sign-off/client.ts';
import { Button } from '../../../ui/button.tsx';
import type { SignOffOfClient } from '../use-client-sign-off.ts';
import { useWords } from '../words.ts';
import { BoxForm, Labelled, Soft } from './parts.tsx';

interface CodeFormProps {
  signOff: SignOffOfClient;
  shown: ShownToClient;
}

/** For an agency that wants more than a typed name; not there where the site sends no mail. */
export function CodeForm({ signOff, shown }: CodeFormProps) {
  const { words, fill } = useWords();
  const [isAsked, setAsked] = useState(false);
  const [code, setCode] = useState('');

  function send() {
    if (!/^\s*\d{8}\s*$/.test(code)) signOff.say(words.codeShape);
    else signOff.confirm(code);
  }

  const { isConfirmed, byMail, maskedEmail } = shown;
  if (isConfirmed) return <Soft>{words.confirmed}</Soft>;
  if (!byMail) return null;

  return (
    <BoxForm onSend={send}>
      <p>
        <bdi>{fill(words.codeOffer, { email: maskedEmail })}</bdi>
      </p>
      {isAsked && (
        <>
          <Labelled label={words.code}>
            {(id) => (
              <input
                id={id}
                type="text"
                dir="ltr"
                inputMode="numeric"
                autoComplete="one-time-code"
                maxLength={8}
                value={code}
                onChange={(event) => setCode(event.currentTarget.value)}
              />
            )}
          </Labelled>
          <Button size="small" type="submit" variant="line" busy={signOff.busy}>
            {words.confirm}
          </Button>
        </>
      )}
      <Button
        size="small"
        variant="line"
        busy={signOff.busy}
        onClick={async () => {
          if (await signOff.askCode()) setAsked(true);
        }}
      >
        {isAsked ? words.codeAgain : words.codeAsk}
      </Button>
    </BoxForm>
  );
}
