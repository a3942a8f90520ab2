import type { ReactNode } from 'react';
import type { FieldLimits } from '../../../domain/inbox/form-limits.ts';
import { Button } from '../button.tsx';
import type { FieldCount } from './field-counter.tsx';
import { honeypot } from './form-fields.ts';
import { FormOutcome, type OutcomeTexts } from './form-outcome.tsx';
import styles from './message-form.module.css';
import type { FormValues } from './typed/form-progress.ts';
import { useCutText } from './use-cut-text.ts';
import { type MessageFormStart, useMessageForm } from './use-message-form.ts';

export interface MessageFormProps extends Pick<MessageFormStart, 'sendTo' | 'progress' | 'values'> {
  id: string;
  action: string;
  phone: string;
  /** Within which somebody answers. */
  answerHours: number;
  limits: FieldLimits;
}

interface FieldState {
  name: string;
  id: string;
  error: string | undefined;
  defaultValue: string | undefined;
  readOnly: boolean;
  count: FieldCount;
}

interface FieldsOfForm {
  field(name: Exclude<keyof FieldLimits, 'least'>): FieldState;
}

interface FrameProps extends MessageFormProps, Pick<MessageFormStart, 'draftKey' | 'cleared'> {
  texts: OutcomeTexts;
  fixed?: FormValues;
  layout?: 'pairs';
  note?: ReactNode;
  children: (fields: FieldsOfForm) => ReactNode;
}

export function MessageForm({ id, action, phone, texts, fixed = {}, ...form }: FrameProps) {
  const { answerHours } = form;
  const { form: ref, outcome, progress, typed, onInput, ...acts } = useMessageForm(form);
  const cut = useCutText(ref);
  const sending = progress.step === 'sending';
  const errors = progress.step === 'failed' ? progress.errors : {};
  const fields: FieldsOfForm = {
    field: (name) => ({
      name,
      id: `${id}-${name}`,
      error: errors[name],
      defaultValue: form.values[name],
      readOnly: sending,
      count: {
        length: typed[name]?.length ?? 0,
        limit: form.limits[name],
        isCut: cut.has(name),
      },
    }),
  };
  return (
    <form
      className={styles.form}
      id={id}
      ref={ref}
      method="post"
      action={action}
      aria-busy={sending || undefined}
      onInput={onInput}
      onSubmit={acts.onSubmit}
    >
      <FormOutcome
        of={outcome}
        progress={progress}
        texts={texts}
        phone={phone}
        answerHours={answerHours}
        restore={acts.restore}
        retry={acts.retry}
      />
      <div className={styles.fields} data-layout={form.layout}>
        {form.children(fields)}
      </div>
      {Object.entries(fixed).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <input
        className={styles.honeypot}
        name={honeypot}
        placeholder="Leave this empty"
        tabIndex={-1}
        autoComplete="off"
        aria-hidden="true"
      />
      <div className={styles.send}>
        {/* Without JavaScript the answer opens at its outcome, not at the top of the page. */}
        <Button type="submit" formAction={`${action}#${id}`} busy={sending}>
          {sending ? 'Sending' : 'Send message'}
        </Button>
        {form.note}
      </div>
    </form>
  );
}
