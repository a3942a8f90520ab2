import type { FormValues } from './form-progress.ts';
import { MessageField } from './message-field.tsx';
import { MessageForm, type MessageFormProps } from './message-form.tsx';
import { TextField } from './text-field.tsx';

interface ContactFormProps extends MessageFormProps {
  limits: { least: number; name: number; email: number; message: number };
  /** Sent along unseen. */
  fixed: FormValues;
}

const texts = {
  sent: 'Message Sent Successfully.',
  failed: 'Message failed to send, try again by reloading the page.',
};

/** The main form, of /contact: either outcome clears all of it. */
export function ContactForm({ limits, ...form }: ContactFormProps) {
  return (
    <MessageForm
      {...form}
      draftKey="contact-form"
      cleared={['name', 'email', 'message']}
      texts={texts}
    >
      {({ field, counter }) => (
        <>
          <TextField
            {...field('name')}
            label="Full Name"
            autoComplete="name"
            required
            least={limits.least}
            maxLength={limits.name}
            counter={counter('name', limits.name)}
          />
          <TextField
            {...field('email')}
            label="Email Address"
            type="email"
            autoComplete="email"
            required
            minLength={limits.least}
            maxLength={limits.email}
          />
          <MessageField {...field('message')} counter={counter('message', limits.message)} />
        </>
      )}
    </MessageForm>
  );
}
