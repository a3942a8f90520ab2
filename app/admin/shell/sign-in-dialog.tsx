import { Button, Modal, PasswordInput, Stack, TextInput } from '@mantine/core';
import { useEffect, useState } from 'react';
import { codeLimit, loginLimits } from '../../../domain/accounts/user.ts';
import { ErrorText } from '../../ui/forms/error-text.tsx';
import { takePlace } from '../session/session.ts';
import { answerWith } from '../session/sign-in-again.ts';
import { useSignIn } from '../session/use-sign-in.ts';
import { useBackCloses } from '../ui/dialog/use-back-closes.ts';
import { signInTexts } from './texts.ts';

/** The layout's own clientAction, which is there as long as the dialog is. */
const layoutPath = '/admin';

type Answer = (signedIn: boolean) => void;

interface SignInDialogProps {
  /** Of the account whose session it was. */
  email: string;
}

/** Asks to sign in again over the screen, which keeps every character (decision D18). */
export function SignInDialog({ email }: SignInDialogProps) {
  const [answer, setAnswer] = useState<{ give: Answer } | null>(null);

  useEffect(() => answerWith(() => new Promise((give) => setAnswer({ give }))), []);

  function close(signedIn: boolean) {
    answer?.give(signedIn);
    setAnswer(null);
  }

  // Without it, Back would close the form below, or leave the screen, and take along what was typed.
  useBackCloses(answer !== null, () => close(false));

  return (
    <Modal
      opened={answer !== null}
      onClose={() => close(false)}
      closeOnClickOutside={false}
      title="Please sign in again"
      size="28rem"
    >
      <SignInForm
        email={email}
        onSignedIn={() => {
          takePlace();
          close(true);
        }}
      />
    </Modal>
  );
}

function SignInForm({ email, onSignedIn }: SignInDialogProps & { onSignedIn: () => void }) {
  const { submit, submitting, message, question } = useSignIn(layoutPath, onSignedIn);
  return (
    <form onSubmit={submit} method="post">
      <Stack>
        <p>Your session has ended. What you typed is still here.</p>
        <TextInput
          label="Email"
          name="email"
          type="email"
          dir="ltr"
          defaultValue={email}
          required
          maxLength={loginLimits.email}
          autoComplete="username"
        />
        <PasswordInput
          label="Password"
          name="password"
          required
          data-autofocus
          maxLength={loginLimits.password}
          autoComplete="current-password"
        />
        {question && (
          <TextInput
            label={signInTexts.code}
            description={signInTexts.codeHint}
            error={question.error}
            name="code"
            required
            data-autofocus
            maxLength={codeLimit}
            autoComplete="one-time-code"
          />
        )}
        {message && <ErrorText>{message}</ErrorText>}
        <Button type="submit" loading={submitting}>
          Sign In
        </Button>
      </Stack>
    </form>
  );
}
