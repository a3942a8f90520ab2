import type { Ref } from 'react';
import type { ShownToClient } from '../../../../domain/api/content/sign-off/client.ts';
import { signOffLimits, type Verdict } from '../../../../domain/content/sign-off/sign-off.ts';
import { Button } from '../../../ui/button.tsx';
import type { SignOffOfClient } from '../use-client-sign-off.ts';
import { useWords } from '../words.ts';
import { CodeForm } from './code-form.tsx';
import { Labelled, Part, Soft, TextButton } from './parts.tsx';
import styles from './verdict-form.module.css';

const order: readonly Verdict[] = ['changes', 'remarks', 'approve'];

interface VerdictFormProps {
  signOff: SignOffOfClient;
  shown: ShownToClient;
  name: string;
  nameField: Ref<HTMLInputElement>;
  onName: (name: string) => void;
  isReady: boolean;
  onAnswer: (verdict: Verdict) => void;
}

export function VerdictForm({ signOff, shown, name, onName, ...rest }: VerdictFormProps) {
  const { nameField, isReady, onAnswer } = rest;
  const { words } = useWords();
  const { outcome, busy, reload } = signOff;
  const isNameMissing = outcome?.text === words.nameMissing && name.trim() === '';
  const verdicts: Record<Verdict, string> = {
    changes: words.askChanges,
    remarks: words.approveRemarks,
    approve: words.approve,
  };
  return (
    <>
      <Part title={words.who}>
        <Labelled label={words.name}>
          {(id) => (
            <input
              id={id}
              ref={nameField}
              type="text"
              dir="auto"
              autoComplete="name"
              maxLength={signOffLimits.name}
              value={name}
              aria-invalid={isNameMissing || undefined}
              aria-describedby="sign-off-name-note"
              onChange={(event) => onName(event.currentTarget.value)}
            />
          )}
        </Labelled>
        <Soft id="sign-off-name-note">{words.nameNote}</Soft>
        <CodeForm signOff={signOff} shown={shown} />
      </Part>
      <Part>
        <Soft>{words.note}</Soft>
      </Part>
      <div className={styles.foot}>
        <div role="status">
          {outcome && (
            <p className={styles.outcome} data-kind={outcome.kind}>
              {outcome.text || words.offline}{' '}
              {outcome.isOutdated && <TextButton onClick={reload}>{words.reload}</TextButton>}
            </p>
          )}
        </div>
        <div className={styles.acts}>
          {order.map((verdict) => (
            <Button
              key={verdict}
              size="small"
              variant={verdict === 'approve' && isReady ? 'filled' : 'line'}
              busy={busy}
              onClick={() => onAnswer(verdict)}
            >
              {verdicts[verdict]}
            </Button>
          ))}
        </div>
      </div>
    </>
  );
}
