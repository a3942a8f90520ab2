import type { ComponentProps } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { enquiryLimits } from '../../domain/enquiry.ts';
import { ContactForm } from './contact-form.island.tsx';

function html(props: Partial<ComponentProps<typeof ContactForm>> = {}): string {
  return renderToStaticMarkup(
    <ContactForm
      id="contact-form"
      action="/contact"
      sendTo="/send-contact-form-main"
      limits={enquiryLimits}
      fixed={{ phoneNum: 'none', formType: 'Main Contact page form' }}
      phone="+971 4 000 0000"
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
