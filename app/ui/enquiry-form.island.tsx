import styles from './enquiry-form.module.css';
import { MessageField } from './message-field.tsx';
import { MessageForm, type MessageFormProps } from './message-form.tsx';
import { TextField } from './text-field.tsx';

type Limit = 'least' | 'name' | 'email' | 'phoneNum' | 'businessName' | 'role' | 'message';

interface EnquiryFormProps extends MessageFormProps {
  limits: Record<Limit, number>;
}

const texts = {
  sent: 'Form Submitted Successfully!',
  failed: 'Email failed to send, try again by reloading the page.',
};

/** The extended form: either outcome clears the email alone (specification §4, R-4-09). */
export function EnquiryForm({ limits, ...form }: EnquiryFormProps) {
  const { least } = limits;
  return (
    <MessageForm
      {...form}
      draftKey="enquiry-form"
      cleared={['email']}
      texts={texts}
      layout="pairs"
      note={<p className={styles.promise}>A person reads it. You get an answer within 48 hours.</p>}
    >
      {({ field, counter }) => (
        <>
          <TextField
            {...field('name')}
            label="Name"
            autoComplete="name"
            required
            least={least}
            maxLength={limits.name}
            counter={counter('name', limits.name)}
          />
          <TextField
            {...field('email')}
            label="Email"
            type="email"
            autoComplete="email"
            required
            minLength={least}
            maxLength={limits.email}
          />
          <TextField
            {...field('phoneNum')}
            label="Phone number"
            inputMode="tel"
            autoComplete="tel"
            required
            least={least}
            maxLength={limits.phoneNum}
          />
          <TextField
            {...field('businessName')}
            label="Business name"
            autoComplete="organization"
            optional
            least={least}
            maxLength={limits.businessName}
          />
          <div className={styles.row}>
            <TextField
              {...field('role')}
              label="Title/Role"
              autoComplete="organization-title"
              optional
              maxLength={limits.role}
            />
          </div>
          <div className={styles.row}>
            <MessageField {...field('message')} counter={counter('message', limits.message)} />
          </div>
        </>
      )}
    </MessageForm>
  );
}
