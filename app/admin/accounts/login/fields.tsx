import { useEffect, useRef, useState } from 'react';
import { codeLimit, loginLimits } from '../../../../domain/accounts/user.ts';
import { Field } from '../../../ui/forms/field.tsx';
import { signInTexts } from '../../shell/texts.ts';
import styles from './fields.module.css';

export function EmailField({ error }: { error?: string }) {
  return (
    <Field label="Email" name="email" error={error}>
      {(control) => (
        <input
          {...control}
          type="email"
          dir="ltr"
          required
          maxLength={loginLimits.email}
          autoComplete="username"
        />
      )}
    </Field>
  );
}

interface PasswordFieldProps {
  label?: string;
  hint?: string;
  error?: string;
  autoComplete?: 'current-password' | 'new-password';
}

export function PasswordField({
  label = 'Password',
  autoComplete = 'current-password',
  ...field
}: PasswordFieldProps) {
  const [shown, setShown] = useState(false);
  return (
    <Field {...field} label={label} name="password">
      {(control) => (
        <div className={styles.password}>
          <input
            {...control}
            type={shown ? 'text' : 'password'}
            required
            maxLength={loginLimits.password}
            autoComplete={autoComplete}
          />
          <button type="button" aria-pressed={shown} onClick={() => setShown(!shown)}>
            {shown ? 'Hide' : 'Show'}
            {/* No label: the field alone is to be found by 'Password'. */}
            <span className="visuallyHidden"> password</span>
          </button>
        </div>
      )}
    </Field>
  );
}

/** Comes when the server asks for the second factor, and takes the focus. */
export function CodeField({ error }: { error: string }) {
  const input = useRef<HTMLInputElement>(null);
  // Also after a refused code: it is what has to be mended.
  useEffect(() => {
    input.current?.focus();
    if (error) input.current?.select();
  }, [error]);
  return (
    <Field label={signInTexts.code} name="code" hint={signInTexts.codeHint} error={error}>
      {(control) => (
        <input
          {...control}
          ref={input}
          required
          maxLength={codeLimit}
          autoComplete="one-time-code"
          autoCapitalize="none"
          spellCheck={false}
        />
      )}
    </Field>
  );
}
