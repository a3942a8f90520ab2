import { promisedTime } from '../../../domain/inbox/answer-promise.ts';
import styles from './enquiry-form.module.css';
import { MessageField } from './message-field.tsx';
import { MessageForm, type MessageFormProps } from './message-form.tsx';
import { TextField } from './text-field.tsx';

const texts = {
  sent: 'Form Submitted Successfully!',
  failed: 'Email failed to send, try again by reloading the page.',
};

/** Either outcome clears the email only (specification §4, R-4-09). */
export function EnquiryForm({ limits, ...form }: MessageFormProps) {
  const { minLength } = limits;
  const promise = `A person reads it. You get an answer within ${promisedTime(form.answerHours)}.`;
  return (
    <MessageForm
      {...form}
      draftKey="enquiry-form"
      cleared={['email']}
      limits={limits}
      texts={texts}
      layout="pairs"
      note={<p className={styles.promise}>{promise}</p>}
    >
      {({ field }) => (
        <>
          <TextField
            {...field('name')}
            label="Name"
            autoComplete="name"
            required
            least={minLength}
            counted
          />
          <TextField
            {...field('email')}
            label="Email"
            type="email"
            autoComplete="email"
            required
            minLength={minLength}
          />
          <TextField
            {...field('phoneNum')}
            label="Phone number"
            inputMode="tel"
            autoComplete="tel"
            required
            least={minLength}
          />
          <TextField
            {...field('businessName')}
            label="Business name"
            autoComplete="organization"
            optional
            least={minLength}
          />
          <div className={styles.row}>
            <TextField
              {...field('role')}
              label="Title/Role"
              autoComplete="organization-title"
              optional
            />
          </div>
          <div className={styles.row}>
            <MessageField {...field('message')} />
          </div>
        </>
      )}
    </MessageForm>
  );
}
