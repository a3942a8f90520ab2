import { type FormEvent, useState } from 'react';
import { href } from 'react-router';
import { requestPasswordLink } from '../../../../domain/api/accounts/passwords.ts';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { request } from '../../api.ts';
import { Stack } from '../../ui/layout/stack.tsx';
import { useSending } from '../../ui/use-sending.ts';
import { forgotTexts as texts } from '../texts/account-links.ts';
import { EmailField } from './fields.tsx';
import { frameLinks, frameMeta, LoginFrame } from './login-frame.tsx';
import { LoginLead, LoginMore } from './login-notes.tsx';

export const handle = { hydrates: true };

export const links = frameLinks;

export function meta() {
  return frameMeta(texts.title);
}

export default function ForgotPassword() {
  return (
    <LoginFrame heading={texts.title}>
      <LoginLead>{texts.lead}</LoginLead>
      <AskForm />
      <LoginMore>
        <TextLink href={href('/login')}>{texts.back}</TextLink>
      </LoginMore>
    </LoginFrame>
  );
}

/** Asked: the form stays, because the address may have been mistyped. */
function AskForm() {
  const [answer, setAnswer] = useState<string | null>(null);
  const { form, send, busy, message, errors } = useSending(['email']);

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const email = String(new FormData(event.currentTarget).get('email') ?? '');
    setAnswer(null);
    return send(async () =>
      setAnswer((await request(requestPasswordLink, { body: { email } })).message),
    );
  }

  return (
    <Stack component="form" gap="huge" narrow ref={form} onSubmit={submit} method="post">
      <EmailField error={errors.email} />
      {message && <Notice kind="failure">{message}</Notice>}
      {answer && (
        <Notice kind="success" title={answer}>
          <p>{texts.again}</p>
        </Notice>
      )}
      <div>
        <Button type="submit" busy={busy}>
          {texts.send}
        </Button>
      </div>
    </Stack>
  );
}
