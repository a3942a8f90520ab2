import type { ComponentProps } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { fieldLimits, firstFormLimits } from '../../../domain/inbox/form-limits.ts';
import { messagesFor } from '../../../domain/messages/messages-for.ts';
import { ContactForm } from './contact-form.island.tsx';
import { formTexts } from './form-texts.ts';

function html({
  tag = 'en',
  ...props
}: Partial<ComponentProps<typeof ContactForm>> & { tag?: string } = {}): string {
  const { limits = fieldLimits(firstFormLimits) } = props;
  return renderToStaticMarkup(
    <ContactForm
      id="contact-form"
      action="/contact"
      sendTo="/send-contact-form-main"
      draftKey="contact-form"
      limits={limits}
      texts={formTexts(messagesFor(tag), 'main', { limits, answerHours: 48 })}
      fixed={{ phoneNum: 'none', formType: 'Main Contact page form' }}
      phone="+44 20 7946 0000"
      progress={{ step: 'idle' }}
      values={{}}
      {...props}
    />,
  );
}

test('the form works as HTML: it posts to the page with its hidden fields', () => {
  const form = html();
  expect(form).toMatch(/<form[^>]* action="\/contact" method="post"/);
  expect(form).toContain('<input type="hidden" name="phoneNum" value="none"/>');
  expect(form).toContain('<input type="hidden" name="formType" value="Main Contact page form"/>');
});

test('the browser checks what the server checks', () => {
  const form = html();
  const name = /<input[^>]*name="name"[^>]*>/.exec(form)?.[0] ?? '';
  for (const rule of ['type="text"', 'required=""', 'maxLength="12"', 'pattern=".{3,}"']) {
    expect(name).toContain(rule);
  }
  const email = /<input[^>]*name="email"[^>]*>/.exec(form)?.[0] ?? '';
  for (const rule of ['type="email"', 'required=""', 'maxLength="36"', 'minLength="3"']) {
    expect(email).toContain(rule);
  }
  const message = /<textarea[^>]*>/.exec(form)?.[0] ?? '';
  for (const rule of ['name="message"', 'required=""', 'maxLength="800"', 'rows="4"']) {
    expect(message).toContain(rule);
  }
});

test('a message sent without JavaScript shows its outcome', () => {
  expect(html({ progress: { step: 'sent' } })).toContain('Message Sent Successfully.');
});

test('a message refused without JavaScript keeps its text and says what is wrong, at the field', () => {
  const form = html({
    progress: { step: 'failed', errors: { name: 'Please enter your name.' }, kept: null },
    values: { name: 'Al', email: 'al@barhi.example', message: 'A shop & more' },
  });
  expect(form).toContain('Message failed to send, try again by reloading the page.');
  expect(form).toMatch(/id="contact-form-name"[^>]*aria-invalid="true"[^>]*value="Al"/);
  expect(form).toContain('A shop &amp; more</textarea>');
  expect(form).toContain('13 / 800');
  expect(form).not.toContain('Restore my message');
});

test('a message refused with JavaScript can be restored', () => {
  const failed = { step: 'failed', errors: {}, kept: { message: 'A shop' } } as const;
  expect(html({ progress: failed })).toContain('Restore my message');
});

const filled = (name: string, limits = firstFormLimits) =>
  html({ values: { name }, limits: fieldLimits(limits) });

test('D55 a field that is full says so, in words that are read out', () => {
  expect(filled('a'.repeat(9))).toContain('<span aria-hidden="true">9 / 12</span>');
  const words = /<span[^>]* aria-live="polite"[^>]*>(\d+ of 12 characters)<\/span>/;
  expect(words.exec(filled('a'.repeat(10)))?.[1]).toBe('10 of 12 characters');
  expect(words.exec(filled('Muhammad Abd'))?.[1]).toBe('12 of 12 characters');
  expect(filled('Muhammad Abd')).toContain('data-full="true"');
});

test('D55 every field names its limit to whoever has no script, or cannot see the count', () => {
  for (const [field, limit] of Object.entries({ name: 12, email: 36, message: 800 })) {
    expect(html()).toMatch(new RegExp(`aria-describedby="contact-form-${field}-limit"`));
    expect(html()).toContain(`id="contact-form-${field}-limit">Up to ${limit} characters</p>`);
  }
});

test('D55 the form follows the limits that the page hands it', () => {
  const limits = { ...firstFormLimits, name: 100, message: 5_000 };
  expect(filled('Muhammad Abdullah Khan', limits)).toContain('22 / 100');
  expect(filled('', limits)).toMatch(/<textarea[^>]* maxLength="5000"/);
  expect(filled('', limits)).toContain('Up to 5,000 characters');
});

const refused = { name: 'Please enter at least 3 characters.', email: 'Something else.' };

test('R-L-08 a refused form says in the language of its page what is wrong', () => {
  const progress = { step: 'failed', errors: refused, kept: null } as const;
  expect(html({ progress })).toContain('>Something else.</p>');
  const arabic = html({ progress, tag: 'ar' });
  expect(arabic).toContain('>اكتبوا 3 أحرف على الأقل من فضلكم.</p>');
  expect(arabic).toContain('>راجعوا هذا الحقل من فضلكم.</p>');
  expect(arabic).toContain('حتى 12 حرفًا</p>');
  expect(arabic.replaceAll(/<[^>]*>|name@example\.com/g, '')).not.toMatch(/[A-Za-z]{2}/);
  expect(html({ tag: 'ur', values: { name: 'علی' } })).toContain('3 / 12');
});
