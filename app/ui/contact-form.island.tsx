import { type Ref, useState } from 'react';
import { Button } from './button.tsx';
import styles from './contact-form.module.css';
import type { FormValues, Progress } from './contact-form-progress.ts';
import { Field, type FieldControl } from './field.tsx';
import { Notice } from './notice.tsx';
import { telephoneAddress } from './telephone.ts';
import { useContactForm } from './use-contact-form.ts';

interface ContactFormProps {
  /** Id of the form; ids of its fields begin with it. */
  id: string;
  /** Takes the form itself, without JavaScript. */
  action: string;
  /** Takes it as JSON. */
  sendTo: string;
  limits: { least: number; name: number; email: number; message: number };
  /** Sent along unseen. */
  fixed: FormValues;
  /** What to call when sending fails. */
  phone: string;
  /** How a message sent without JavaScript ended, and what the form held. */
  progress: Progress;
  values: FormValues;
}

export function ContactForm({ id, action, fixed, phone, ...start }: ContactFormProps) {
  const { form, outcome, progress, typed, onInput, onSubmit, restore, retry } =
    useContactForm(start);
  const sending = progress.step === 'sending';
  return (
    <form
      className={styles.form}
      id={id}
      ref={form}
      method="post"
      action={action}
      aria-busy={sending || undefined}
      onInput={onInput}
      onSubmit={onSubmit}
    >
      <Outcome of={outcome} progress={progress} phone={phone} restore={restore} retry={retry} />
      <Fields
        id={id}
        limits={start.limits}
        values={start.values}
        typed={typed}
        errors={progress.step === 'failed' ? progress.errors : {}}
        readOnly={sending}
      />
      {Object.entries(fixed).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <div>
        {/* Without JavaScript the answer opens at its outcome, not at the top of the page. */}
        <Button type="submit" formAction={`${action}#${id}`} busy={sending}>
          {sending ? 'Sending' : 'Send message'}
        </Button>
      </div>
    </form>
  );
}

interface FieldsProps extends Pick<ContactFormProps, 'id' | 'limits' | 'values'> {
  typed: FormValues;
  errors: Record<string, string>;
  readOnly: boolean;
}

function Fields({ id, limits, values, typed, errors, readOnly }: FieldsProps) {
  function field(name: 'name' | 'email' | 'message') {
    return { name, id: `${id}-${name}`, error: errors[name] };
  }
  function counter(name: 'name' | 'message') {
    return { length: typed[name]?.length ?? 0, limit: limits[name] };
  }
  return (
    <div className={styles.fields}>
      <Field label="Full Name" {...field('name')} counter={counter('name')}>
        {(control) => (
          <input
            {...control}
            type="text"
            autoComplete="name"
            required
            maxLength={limits.name}
            pattern={`.{${limits.least},}`}
            title={`At least ${limits.least} characters`}
            defaultValue={values.name}
            readOnly={readOnly}
          />
        )}
      </Field>
      <Field label="Email Address" {...field('email')}>
        {(control) => (
          <input
            {...control}
            type="email"
            autoComplete="email"
            required
            minLength={limits.least}
            maxLength={limits.email}
            defaultValue={values.email}
            readOnly={readOnly}
          />
        )}
      </Field>
      <Field label="Message" {...field('message')} counter={counter('message')}>
        {(control) => (
          <Message {...control} text={values.message} limit={limits.message} readOnly={readOnly} />
        )}
      </Field>
    </div>
  );
}

interface MessageProps extends FieldControl {
  text: string | undefined;
  limit: number;
  readOnly: boolean;
}

function Message({ text, limit, ...control }: MessageProps) {
  // React writes a filled textarea anew when it hydrates; what was typed until then must be its text.
  const [start] = useState(() => typedInto(control.id) ?? text);
  return <textarea {...control} rows={4} required maxLength={limit} defaultValue={start} />;
}

function typedInto(id: string): string | undefined {
  const field = globalThis.document?.getElementById(id);
  return field && 'value' in field ? String(field.value) : undefined;
}

interface OutcomeProps {
  of: Ref<HTMLDivElement>;
  progress: Progress;
  phone: string;
  restore: () => void;
  retry: () => void;
}

/** Takes the focus when a message was sent or not, so that nobody misses it above the fields. */
function Outcome({ of, progress, phone, restore, retry }: OutcomeProps) {
  const { step } = progress;
  const quiet = step === 'idle' || step === 'sending';
  return (
    <div className={styles.outcome} ref={of} tabIndex={-1} data-quiet={quiet || undefined}>
      {step === 'sending' && (
        <p className="visuallyHidden" role="status">
          Sending your message
        </p>
      )}
      {step === 'sent' && (
        <Notice kind="success" title="Message Sent Successfully.">
          We answer within 48 hours.
        </Notice>
      )}
      {step === 'failed' && (
        <Notice kind="failure" title="Message failed to send, try again by reloading the page.">
          Or call{' '}
          <a className={styles.phone} href={telephoneAddress(phone)} dir="ltr">
            {phone}
          </a>
          .
          <div className={styles.ways}>
            {progress.kept && (
              <Button variant="line" size="small" onClick={restore}>
                Restore my message
              </Button>
            )}
            <Button variant="line" size="small" onClick={retry}>
              Retry
            </Button>
          </div>
        </Notice>
      )}
    </div>
  );
}
