import { type FormEvent, useState } from 'react';
import { messageOf, signIn } from './api.ts';
import { keepUserInfo } from './session.ts';

const notAnAdministrator = 'This account may not open the back office.';

/** A sign-in form's state: idle, submitting, or failed with a message to show (specification §4). */
export function useSignIn(onSignedIn: () => void | Promise<void>) {
  const [submitting, setSubmitting] = useState(false);
  const [message, setMessage] = useState<string | null>(null);

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    setSubmitting(true);
    setMessage(null);
    try {
      const userInfo = await signIn(String(form.get('email')), String(form.get('password')));
      keepUserInfo(userInfo);
      if (userInfo.isAdmin) await onSignedIn();
      else setMessage(notAnAdministrator);
    } catch (error) {
      setMessage(messageOf(error));
    } finally {
      setSubmitting(false);
    }
  }

  return { submit, submitting, message };
}
