import styles from './enquiry-form.module.css';
import type { FormField } from './form-texts.ts';
import { MessageField } from './message-field.tsx';
import { MessageForm, type MessageFormProps } from './message-form.tsx';
import { TextField } from './text-field.tsx';

/** Either outcome clears the email only (specification §4, R-4-09). */
export function EnquiryForm(form: MessageFormProps<FormField>) {
  const { optional, atLeast } = form.texts;
  const least = { count: form.limits.minLength, title: atLeast };
  return (
    <MessageForm {...form} cleared={['email']} layout="pairs">
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
          <TextField
            {...field('phoneNum')}
            inputMode="tel"
            autoComplete="tel"
            required
            least={least}
          />
          <TextField
            {...field('businessName')}
            autoComplete="organization"
            optional={optional}
            least={least}
          />
          <div className={styles.row}>
            <TextField {...field('role')} autoComplete="organization-title" optional={optional} />
          </div>
          <div className={styles.row}>
            <MessageField {...field('message')} />
          </div>
        </>
      )}
    </MessageForm>
  );
}
