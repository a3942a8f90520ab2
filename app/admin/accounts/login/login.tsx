import { useEffect, useState } from 'react';
import { href, useNavigate } from 'react-router';
import { getPasswordHelp } from '../../../../domain/api/accounts/passwords.ts';
import { signInCall } from '../../../../domain/api/accounts/session.ts';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { request } from '../../api.ts';
import { apiAction } from '../../api-action.ts';
import { screenMeta } from '../../screen-meta.ts';
import { readUserInfo, takePlace } from '../../session/session.ts';
import { useSignIn } from '../../session/use-sign-in.ts';
import { Stack } from '../../ui/layout/stack.tsx';
import { forgotTexts } from '../texts/account-links.ts';
import { CodeField, EmailField, PasswordField } from './fields.tsx';
import { frameLinks, LoginFrame } from './login-frame.tsx';
import { LoginMore } from './login-notes.tsx';

export const handle = { hydrates: true };

export const links = frameLinks;

export const clientAction = apiAction(signInCall);

export function meta() {
  return screenMeta('Sign In');
}

/** Administrators who are signed in go on; any other account stays here, so nothing loops (D18). */
function useWayOn(): void {
  const navigate = useNavigate();
  useEffect(() => {
    if (readUserInfo()?.isAdmin) navigate('/admin', { replace: true });
  }, [navigate]);
}

export default function Login() {
  useWayOn();
  return (
    <LoginFrame heading="Sign In">
      <SignInForm />
      <ForgotPassword />
    </LoginFrame>
  );
}

function SignInForm() {
  const navigate = useNavigate();
  const { submit, submitting, message, question } = useSignIn(href('/login'), () =>
    navigate(takePlace()),
  );
  return (
    <Stack component="form" gap="huge" narrow onSubmit={submit} method="post">
      <EmailField />
      <PasswordField />
      {question && <CodeField error={question.error} />}
      {message && <Notice kind="failure">{message}</Notice>}
      <div>
        <Button type="submit" busy={submitting}>
          Sign In
        </Button>
      </div>
    </Stack>
  );
}

/** Only where the site sends mail; its line is there from the start, so that nothing moves. */
function ForgotPassword() {
  const [shown, setShown] = useState(false);
  useEffect(() => {
    request(getPasswordHelp).then(
      ({ byMail }) => setShown(byMail),
      () => {},
    );
  }, []);
  return (
    <LoginMore>
      {shown && <TextLink href={href('/login/forgot')}>{forgotTexts.link}</TextLink>}
    </LoginMore>
  );
}
