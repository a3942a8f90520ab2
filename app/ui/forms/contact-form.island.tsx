import { MessageField } from './message-field.tsx';
import { MessageForm, type MessageFormProps } from './message-form.tsx';
import { TextField } from './text-field.tsx';
import type { FormValues } from './typed/form-progress.ts';

interface ContactFormProps extends MessageFormProps<'name' | 'email' | 'message'> {
  fixed: FormValues;
}

export function ContactForm(form: ContactFormProps) {
  const least = { count: form.limits.minLength, title: form.texts.atLeast };
  return (
    <MessageForm {...form} cleared={['name', 'email', 'message']}>
      {({ field }) => (
        <>
          <TextField {...field('name')} autoComplete="name" required least={least} counted />
          <TextField
            {...field('email')}
            type="email"
            autoComplete="email"
            required
            minLength={least.count}
          />
          <MessageField {...field('message')} />
        </>
      )}
    </MessageForm>
  );
}
