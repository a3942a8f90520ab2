import { useEffect, useSyncExternalStore } from 'react';
import { useNavigate } from 'react-router';
import loginPicture from '../../site/pictures/login.svg';
import { Bar } from '../../ui/bar.tsx';
import { Button } from '../../ui/button.tsx';
import { Mark } from '../../ui/icons.tsx';
import { Notice } from '../../ui/notice.tsx';
import { ChunkGuard, tellStarted } from '../chunk-guard.tsx';
import { readUserInfo, takePlace } from '../session.ts';
import colorScheme from '../shell/color-scheme.css?url';
import { useSignIn } from '../use-sign-in.ts';
import { CodeField, EmailField, PasswordField } from './fields.tsx';
import loginStyles from './login.css?url';

export const handle = { hydrates: true };

export const links = () => [colorScheme, loginStyles].map((href) => ({ rel: 'stylesheet', href }));

export function meta() {
  return [{ title: 'Sign In' }, { name: 'robots', content: 'noindex' }];
}

const never = () => () => {};

/** False in the server's document and while React takes it over, true from then on. */
function useStarted(): boolean {
  const started = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  useEffect(() => {
    if (started) tellStarted();
  }, [started]);
  return started;
}

/** Administrators who are signed in go on; any other account stays here, so nothing loops (D18). */
function useWayOn(): void {
  const navigate = useNavigate();
  useEffect(() => {
    if (readUserInfo()?.isAdmin) navigate('/admin', { replace: true });
  }, [navigate]);
}

/**
 * The same elements in the server's document and in the browser, without a loader and its fallback:
 * what somebody types before the script arrives stays in its field.
 */
export default function Login() {
  useWayOn();
  const started = useStarted();
  return (
    <>
      <main id="main" className="login">
        <div className="loginSide" data-ground="night">
          <img src={loginPicture} alt="" width={900} height={1125} />
          <a className="loginMark" href="/" aria-label="Home page">
            <Mark />
          </a>
        </div>
        <div className="loginPane">
          <h1 className="loginHeading">
            Sign In
            <Bar silent />
          </h1>
          <SignInForm />
        </div>
      </main>
      {!started && <ChunkGuard />}
    </>
  );
}

function SignInForm() {
  const navigate = useNavigate();
  const { submit, submitting, message, question } = useSignIn(() => navigate(takePlace()));
  return (
    <form className="loginForm" onSubmit={submit} method="post">
      <EmailField />
      <PasswordField />
      {question && <CodeField error={question.error} />}
      {message && <Notice kind="failure">{message}</Notice>}
      <div>
        <Button type="submit" busy={submitting}>
          Sign In
        </Button>
      </div>
    </form>
  );
}
