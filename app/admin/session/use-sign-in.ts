import { type FormEvent, useState } from 'react';
import { CallFailed, messageOf, signIn } from '../api.ts';
import { keepUserInfo } from './session.ts';

const notAnAdministrator = 'This account may not open the back office.';

/** What the server asked for after the right password, and what it said of the code that was sent. */
interface CodeQuestion {
  /** Empty while it was only asked for. */
  error: string;
}

function textOf(form: FormData, name: string): string {
  return String(form.get(name) ?? '');
}

/**
 * A sign-in form's state: idle, submitting, or failed with a message to show (specification §4). The
 * field `code` belongs into the form once `question` is there, and stays.
 */
export function useSignIn(onSignedIn: () => void | Promise<void>) {
  const [submitting, setSubmitting] = useState(false);
  const [message, setMessage] = useState<string | null>(null);
  const [question, setQuestion] = useState<CodeQuestion | null>(null);

  function explain(error: unknown, code: string) {
    const sentence = error instanceof CallFailed ? error.errors.code : undefined;
    if (sentence === undefined) setMessage(messageOf(error));
    else setQuestion({ error: code === '' && question === null ? '' : sentence });
  }

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const code = textOf(form, 'code').trim();
    setSubmitting(true);
    setMessage(null);
    try {
      const pair = { email: textOf(form, 'email'), password: textOf(form, 'password') };
      const userInfo = await signIn(code === '' ? pair : { ...pair, code });
      keepUserInfo(userInfo);
      if (userInfo.isAdmin) await onSignedIn();
      else setMessage(notAnAdministrator);
    } catch (error) {
      explain(error, code);
    } finally {
      setSubmitting(false);
    }
  }

  return { submit, submitting, message, question };
}
