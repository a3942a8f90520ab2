import { useState } from 'react';
import { redirect, useNavigate } from 'react-router';
import { loginLimits } from '../../../domain/user.ts';
import loginPicture from '../../site/pictures/login.svg';
import { Bar } from '../../ui/bar.tsx';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { Mark } from '../../ui/icons.tsx';
import { Notice } from '../../ui/notice.tsx';
import { ChunkGuard } from '../chunk-guard.tsx';
import { readUserInfo, takePlace } from '../session.ts';
import { useSignIn } from '../use-sign-in.ts';
import styles from './login.module.css';

export const handle = { hydrates: true };

/** Administrators who are signed in go on; any other account stays here, so nothing loops (D18). */
export function clientLoader() {
  if (readUserInfo()?.isAdmin) throw redirect('/admin');
  return null;
}

clientLoader.hydrate = true as const;

export function meta() {
  return [{ title: 'Sign In' }, { name: 'robots', content: 'noindex' }];
}

export function HydrateFallback() {
  return (
    <>
      <LoginPage />
      <ChunkGuard />
    </>
  );
}

export default function Login() {
  return <LoginPage />;
}

function LoginPage() {
  const navigate = useNavigate();
  const { submit, submitting, message } = useSignIn(() => navigate(takePlace()));
  return (
    <main id="main" className={styles.login}>
      <div className={styles.side}>
        <img src={loginPicture} alt="" width={900} height={1125} />
        <a className={styles.mark} href="/" aria-label="Home page">
          <Mark />
        </a>
      </div>
      <div className={styles.pane}>
        <h1 className={styles.heading}>
          Sign In
          <Bar />
        </h1>
        <form className={styles.form} onSubmit={submit} method="post">
          <EmailField />
          <PasswordField />
          {message && <Notice kind="failure">{message}</Notice>}
          <div>
            <Button type="submit" busy={submitting}>
              Sign In
            </Button>
          </div>
        </form>
      </div>
    </main>
  );
}

function EmailField() {
  return (
    <Field label="Email" name="email">
      {(control) => (
        <input
          {...control}
          type="email"
          required
          maxLength={loginLimits.email}
          autoComplete="username"
        />
      )}
    </Field>
  );
}

function PasswordField() {
  const [shown, setShown] = useState(false);
  return (
    <Field label="Password" name="password">
      {(control) => (
        <div className={styles.password}>
          <input
            {...control}
            type={shown ? 'text' : 'password'}
            required
            maxLength={loginLimits.password}
            autoComplete="current-password"
          />
          <button
            type="button"
            aria-pressed={shown}
            aria-label={shown ? 'Hide password' : 'Show password'}
            onClick={() => setShown(!shown)}
          >
            {shown ? 'Hide' : 'Show'}
          </button>
        </div>
      )}
    </Field>
  );
}
