import { type FormEvent, type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import { href } from 'react-router';
import type { AccountLinkKind } from '../../../../domain/accounts/account-link.ts';
import {
  acceptInvitationOf,
  lookAtAccountLink,
  type OpenedLink,
  resetPasswordOf,
} from '../../../../domain/api/accounts/passwords.ts';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { apiAction } from '../../api-action.ts';
import { forgetUserInfo, readUserInfo } from '../../session/session.ts';
import { Stack } from '../../ui/layout/stack.tsx';
import { useApiCalls } from '../../ui/use-api-calls.ts';
import { linkTexts, openedTexts as texts } from '../texts/account-links.ts';
import { usePasswordHint } from '../use-password-hint.ts';
import { PasswordField } from './fields.tsx';
import { useStarted } from './login-frame.tsx';
import { LoginLead, LoginMore } from './login-notes.tsx';

/** The server knows how long a password must be. */
const calls = { reset: resetPasswordOf(1), invitation: acceptInvitationOf(1) };

export const passwordAction = apiAction(lookAtAccountLink, ...Object.values(calls));

/** The status of a link that was used, is too old, or was followed by a newer one. */
const ended = 410;

/**
 * Takes a new password for the link that was opened; one that does not work any more says so at once.
 * Opening it changes nothing: programs that look into mails open links, too.
 */
export function ChoosePassword({ kind }: { kind: AccountLinkKind }) {
  const [opened, setOpened] = useState<OpenedLink | null>(null);
  const started = useStarted();
  // Behind the #, which no server is told: known only in the browser.
  const token = started ? location.hash.slice(1) : null;
  if (opened) return <Saved opened={opened} />;
  if (token === '') return <Ended kind={kind} sentence={texts.incomplete} />;
  return <PasswordForm kind={kind} token={token ?? ''} onOpened={setOpened} />;
}

/** What the server says of a link that has ended; null while it works or nobody knows. */
function useEnd(kind: AccountLinkKind, token: string): string | null {
  const { send, status, refusal } = useApiCalls({ reload: false });
  const look = useEffectEvent(() => send(lookAtAccountLink, { body: { kind, token } }));
  useEffect(() => {
    if (token !== '') void look();
  }, [token]);
  return status === ended ? (refusal ?? '') : null;
}

interface PasswordFormProps {
  kind: AccountLinkKind;
  token: string;
  onOpened: (opened: OpenedLink) => void;
}

function PasswordForm({ kind, token, onOpened }: PasswordFormProps) {
  const { form, send, busy, message, errors, ...refused } = useApiCalls({
    fields: ['password'],
    reload: false,
  });
  const hint = usePasswordHint();

  function saved(opened: OpenedLink) {
    // A session of this account in this browser has ended with the others.
    if (readUserInfo()?.email === opened.email) forgetUserInfo();
    onOpened(opened);
  }

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const password = String(new FormData(event.currentTarget).get('password') ?? '');
    return send<(typeof calls)[AccountLinkKind]>(calls[kind], { body: { token, password } }, saved);
  }

  const end = useEnd(kind, token);

  if (end !== null) return <Ended kind={kind} sentence={end} />;
  if (refused.status === ended) return <Ended kind={kind} sentence={refused.refusal ?? ''} />;

  return (
    <>
      <LoginLead>{linkTexts[kind].lead}</LoginLead>
      <Stack component="form" gap="huge" narrow ref={form} onSubmit={submit} method="post">
        <PasswordField
          label={linkTexts[kind].password}
          hint={hint}
          error={errors.password}
          autoComplete="new-password"
        />
        {message && <Notice kind="failure">{message}</Notice>}
        <div>
          <Button type="submit" busy={busy}>
            {linkTexts[kind].save}
          </Button>
        </div>
      </Stack>
    </>
  );
}

/** Takes the place of the form and of its focus. */
function Focused({ children }: { children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.focus(), []);
  return (
    <div ref={place} tabIndex={-1}>
      {children}
    </div>
  );
}

function Saved({ opened: { message, email, secondFactor } }: { opened: OpenedLink }) {
  return (
    <Stack gap="huge" narrow>
      <Focused>
        <Notice kind="success" title={message}>
          <p>{texts.signInAs(email)}</p>
          {secondFactor && <p>{texts.secondFactor}</p>}
        </Notice>
      </Focused>
      <div>
        <ButtonLink href={href('/login')}>{texts.signIn}</ButtonLink>
      </div>
    </Stack>
  );
}

function Ended({ kind, sentence }: { kind: AccountLinkKind; sentence: string }) {
  return (
    <Stack gap="huge" narrow>
      <Focused>
        <Notice kind="failure" title={sentence}>
          <p>{linkTexts[kind].ended}</p>
        </Notice>
      </Focused>
      {kind === 'reset' ? (
        <div>
          <ButtonLink href={href('/login/forgot')}>{texts.askAgain}</ButtonLink>
        </div>
      ) : (
        <LoginMore>
          <TextLink href={href('/login')}>{texts.signIn}</TextLink>
        </LoginMore>
      )}
    </Stack>
  );
}
