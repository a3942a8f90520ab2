import { MessageField } from './message-field.tsx';
import { MessageForm, type MessageFormProps } from './message-form.tsx';
import { TextField } from './text-field.tsx';
import type { FormValues } from './typed/form-progress.ts';

interface ContactFormProps extends MessageFormProps {
  fixed: FormValues;
}

const texts = {
  sent: 'Message Sent Successfully.',
  failed: 'Message failed to send, try again by reloading the page.',
};

export function ContactForm({ limits, ...form }: ContactFormProps) {
  return (
    <MessageForm
      {...form}
      draftKey="contact-form"
      cleared={['name', 'email', 'message']}
      limits={limits}
      texts={texts}
    >
      {({ field }) => (
        <>
          <TextField
            {...field('name')}
            label="Full Name"
            autoComplete="name"
            required
            least={limits.minLength}
            counted
          />
          <TextField
            {...field('email')}
            label="Email Address"
            type="email"
            autoComplete="email"
            required
            minLength={limits.minLength}
          />
          <MessageField {...field('message')} />
        </>
      )}
    </MessageForm>
  );
}
