import type { ReactNode } from 'react';
import type { FieldLimits } from '../../../domain/inbox/form-limits.ts';
import { Button } from '../button.tsx';
import type { FieldCount } from './field-counter.tsx';
import { honeypot } from './form-fields.ts';
import { FormOutcome } from './form-outcome.tsx';
import type { FormField, FormTexts } from './form-texts.ts';
import styles from './message-form.module.css';
import type { FormValues } from './typed/form-progress.ts';
import { useCutText } from './use-cut-text.ts';
import { type MessageFormStart, useMessageForm } from './use-message-form.ts';

export interface MessageFormProps<Name extends FormField>
  extends Pick<MessageFormStart, 'sendTo' | 'draftKey' | 'progress' | 'values'> {
  id: string;
  action: string;
  phone: string;
  limits: FieldLimits;
  texts: FormTexts<Name>;
}

interface FieldState {
  name: string;
  id: string;
  label: string;
  error: string | undefined;
  defaultValue: string | undefined;
  readOnly: boolean;
  count: FieldCount;
}

interface FieldsOfForm<Name extends FormField> {
  field(name: Name): FieldState;
}

interface FrameProps<Name extends FormField>
  extends MessageFormProps<Name>,
    Pick<MessageFormStart, 'cleared'> {
  fixed?: FormValues;
  layout?: 'pairs';
  children: (fields: FieldsOfForm<Name>) => ReactNode;
}

/** The calls answer in English. */
function inWordsOfPage(problem: string | undefined, texts: Pick<FormTexts<never>, 'problems'>) {
  if (problem === undefined || !texts.problems) return problem;
  return texts.problems[problem] ?? texts.problems[''];
}

export function MessageForm<Name extends FormField>(props: FrameProps<Name>) {
  const { id, action, phone, texts, fixed = {}, ...form } = props;
  const { form: ref, outcome, progress, typed, onInput, ...acts } = useMessageForm(form);
  const cut = useCutText(ref);
  const sending = progress.step === 'sending';
  const errors = progress.step === 'failed' ? progress.errors : {};
  const fields: FieldsOfForm<Name> = {
    field: (name) => ({
      name,
      id: `${id}-${name}`,
      label: texts.fields[name].label,
      error: inWordsOfPage(errors[name], texts),
      defaultValue: form.values[name],
      readOnly: sending,
      count: {
        length: typed[name]?.length ?? 0,
        limit: form.limits[name],
        isCut: cut.has(name),
        locale: texts.locale,
        texts: texts.fields[name],
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
      {...acts.ignore}
    >
      <FormOutcome
        of={outcome}
        progress={progress}
        texts={texts}
        phone={phone}
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
        placeholder={texts.trap}
        tabIndex={-1}
        autoComplete="off"
        aria-hidden="true"
      />
      <div className={styles.send}>
        {/* Without JavaScript the answer opens at its outcome, not at the top of the page. */}
        <Button type="submit" formAction={`${action}#${id}`} busy={sending} {...acts.press}>
          {sending ? texts.busy : texts.send}
        </Button>
        {texts.note && <p className={styles.note}>{texts.note}</p>}
      </div>
    </form>
  );
}
