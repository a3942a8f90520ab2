import { type FormEvent, useState } from 'react';
import { href } from 'react-router';
import { requestPasswordLink } from '../../../../domain/api/accounts/passwords.ts';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { apiAction } from '../../api-action.ts';
import { screenMeta } from '../../screen-meta.ts';
import { Stack } from '../../ui/layout/stack.tsx';
import { useApiCalls } from '../../ui/use-api-calls.ts';
import { forgotTexts as texts } from '../texts/account-links.ts';
import { EmailField } from './fields.tsx';
import { frameLinks, LoginFrame } from './login-frame.tsx';
import { LoginLead, LoginMore } from './login-notes.tsx';

export const handle = { hydrates: true };

export const links = frameLinks;

export const clientAction = apiAction(requestPasswordLink);

export function meta() {
  return screenMeta(texts.title);
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
  const { form, send, busy, message, errors } = useApiCalls({ fields: ['email'], reload: false });

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const email = String(new FormData(event.currentTarget).get('email') ?? '');
    setAnswer(null);
    return send(requestPasswordLink, { body: { email } }, (done) => setAnswer(done.message));
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
