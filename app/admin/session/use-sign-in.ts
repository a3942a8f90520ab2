import { type FormEvent, useState } from 'react';
import { signInCall, type UserInfo } from '../../../domain/api/accounts/session.ts';
import { useApiCalls } from '../ui/use-api-calls.ts';
import { keepUserInfo } from './session.ts';

const notAnAdministrator = 'This account may not open the back office.';

function textOf(form: FormData, name: string): string {
  return String(form.get(name) ?? '');
}

/** The code of the second factor: asked for after the right password, from then on a field of the form. */
function useCode(refused: string | undefined) {
  const [isAsked, setAsked] = useState(false);
  const [sent, setSent] = useState('');
  if (refused !== undefined && !isAsked) setAsked(true);
  // Of a code that nobody was asked for nothing was wrong.
  return { question: isAsked ? { error: sent === '' ? '' : (refused ?? '') } : null, setSent };
}

/**
 * A sign-in form's state: idle, submitting, or failed with a message to show (specification §4). The
 * field `code` belongs into the form once `question` is there, and stays.
 * @param screen whose clientAction signs in
 */
export function useSignIn(screen: string, onSignedIn: () => unknown) {
  const { send, busy, message, errors } = useApiCalls({ fields: ['code'], screen, reload: false });
  const [isBarred, setBarred] = useState(false);
  const { question, setSent } = useCode(errors.code);

  function takeIn(userInfo: UserInfo) {
    keepUserInfo(userInfo);
    setBarred(!userInfo.isAdmin);
    return userInfo.isAdmin ? onSignedIn() : undefined;
  }

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const code = textOf(form, 'code').trim();
    const pair = { email: textOf(form, 'email'), password: textOf(form, 'password') };
    setSent(code);
    setBarred(false);
    return send(signInCall, { body: code === '' ? pair : { ...pair, code } }, takeIn);
  }

  return { submit, submitting: busy, message: isBarred ? notAnAdministrator : message, question };
}
