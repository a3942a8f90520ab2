import { Button, TextInput } from '@mantine/core';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { createRedirect } from '../../../../domain/api/content/addresses/redirects.ts';
import { addressLimit } from '../../../../domain/content/addresses/address.ts';
import { timeInWords } from '../../site-facts.ts';
import { CardSection } from '../../ui/card-section.tsx';
import { CheckLabel } from '../../ui/fields/check-label.tsx';
import { Failure } from '../../ui/loaded.tsx';
import { useApiCalls } from '../../ui/use-api-calls.ts';
import { useKeptText } from '../journal/use-kept-text.ts';
import styles from './add-redirect.module.css';
import { useMissed } from './missed.ts';
import { redirectTexts as texts } from './texts.ts';

interface AddRedirectProps {
  from: string;
  forgetFrom: () => boolean;
  onFrom: (path: string) => void;
  /** How often somebody asked for a redirect of a missed address; each time the goal is typed next. */
  asked: number;
}

/** The sending of the form; what was typed goes only once it is saved. */
function useAdding({ from, forgetFrom, onFrom }: AddRedirectProps) {
  const [to, setTo, forgetTo] = useKeptText('redirect-to');
  const [isGone, setGone] = useState(false);
  const [warnings, setWarnings] = useState<string[]>([]);
  const { sendAndSay, ...sending } = useApiCalls({ fields: ['path', 'target'] });

  function submit(event: FormEvent) {
    event.preventDefault();
    setWarnings([]);
    const body = { path: from, target: isGone ? null : to };
    return sendAndSay(createRedirect, { body }, ({ warnings: found }) => {
      // A server of the release before answers none.
      setWarnings(found ?? []);
      if (forgetFrom()) onFrom('');
      if (forgetTo()) setTo('');
      setGone(false);
    });
  }

  return { to, setTo, isGone, setGone, warnings, submit, ...sending };
}

export function AddRedirect(props: AddRedirectProps) {
  const { form, submit, busy, message, errors, ...typed } = useAdding(props);
  const goal = useRef<HTMLInputElement>(null);

  useEffect(() => {
    if (props.asked > 0) goal.current?.focus();
  }, [props.asked]);

  return (
    <CardSection title={texts.addHeading}>
      <form ref={form} className={styles.form} method="post" onSubmit={submit}>
        {message && <Failure>{message}</Failure>}
        <TextInput
          label={texts.from}
          description={texts.fromHint}
          value={props.from}
          error={errors.path}
          required
          maxLength={addressLimit}
          dir="ltr"
          autoComplete="off"
          spellCheck={false}
          onChange={(event) => props.onFrom(event.currentTarget.value)}
        />
        <TextInput
          ref={goal}
          label={texts.to}
          description={texts.toHint}
          value={typed.isGone ? '' : typed.to}
          error={errors.target}
          required={!typed.isGone}
          disabled={typed.isGone}
          maxLength={addressLimit}
          dir="ltr"
          autoComplete="off"
          spellCheck={false}
          onChange={(event) => typed.setTo(event.currentTarget.value)}
        />
        <div className={styles.warnings} role="status">
          {typed.warnings.map((warning) => (
            <p key={warning}>{warning}</p>
          ))}
        </div>
        <MissedCount path={props.from} />
        <div className={styles.end}>
          <CheckLabel
            type="checkbox"
            checked={typed.isGone}
            onChange={(event) => typed.setGone(event.currentTarget.checked)}
          >
            {texts.gone}
          </CheckLabel>
          <Button type="submit" loading={busy}>
            {texts.add}
          </Button>
        </div>
      </form>
    </CardSection>
  );
}

function MissedCount({ path }: { path: string }) {
  const found = useMissed(path);
  return (
    <p className={styles.missed} aria-live="polite">
      {found && texts.askedFor(found.hits, timeInWords(found.last_hit_at))}
    </p>
  );
}
