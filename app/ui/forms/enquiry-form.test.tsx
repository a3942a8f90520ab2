import type { ComponentProps } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { fieldLimits, firstFormLimits } from '../../../domain/inbox/form-limits.ts';
import { messagesFor } from '../../../domain/messages/messages-for.ts';
import { EnquiryForm } from './enquiry-form.island.tsx';
import { formTexts } from './form-texts.ts';

function html({
  tag = 'en',
  ...props
}: Partial<ComponentProps<typeof EnquiryForm>> & { tag?: string } = {}): string {
  const { limits = fieldLimits(firstFormLimits) } = props;
  return renderToStaticMarkup(
    <EnquiryForm
      id="enquiry"
      action="/web-design-abu-dhabi"
      sendTo="/send-contact-form"
      draftKey="enquiry-form"
      limits={limits}
      texts={formTexts(messagesFor(tag), 'extended', { limits, answerHours: 48 })}
      phone="+44 20 7946 0000"
      progress={{ step: 'idle' }}
      values={{}}
      {...props}
    />,
  );
}

test('R-3-12 the form has the six fields of the extended enquiry, and the honeypot', () => {
  const names = [...html().matchAll(/<(?:input|textarea)[^>]* name="(\w+)"/g)].map(([, n]) => n);
  const six = ['name', 'email', 'phoneNum', 'businessName', 'role', 'message'];
  expect(names).toEqual([...six, 'website']);
});

test('the form works as HTML: it posts to the page it stands on', () => {
  expect(html()).toMatch(/<form[^>]* action="\/web-design-abu-dhabi" method="post"/);
  expect(html()).toContain('formAction="/web-design-abu-dhabi#enquiry"');
});

test.each([
  ['name', ['type="text"', 'required=""', 'maxLength="12"', 'pattern=".{3,}"']],
  ['email', ['type="email"', 'required=""', 'maxLength="36"', 'minLength="3"']],
  ['phoneNum', ['type="text"', 'required=""', 'maxLength="36"', 'pattern=".{3,}"']],
  ['businessName', ['type="text"', 'maxLength="36"', 'pattern=".{3,}"']],
  ['role', ['type="text"', 'maxLength="36"']],
  ['message', ['required=""', 'maxLength="800"', 'rows="4"']],
])('R-5-05 the browser checks what the server checks of %s', (name, rules) => {
  const control = new RegExp(`<(?:input|textarea)[^>]* name="${name}"[^>]*>`).exec(html())?.[0];
  for (const rule of rules) expect(control).toContain(rule);
  const isRequired = name !== 'businessName' && name !== 'role';
  expect(control?.includes('required')).toBe(isRequired);
  expect(control?.includes('pattern')).toBe(rules.includes('pattern=".{3,}"'));
});

test('an optional field says so, also to a screen reader', () => {
  const form = html();
  expect(form).toContain('>Title/Role</label>');
  expect(form).toMatch(
    /aria-describedby="enquiry-role-optional enquiry-role-limit"[^>]* name="role"/,
  );
  expect(form).toContain('id="enquiry-role-optional">optional</span>');
});

test('R-8-04 the outcome is told in the literal words', () => {
  expect(html({ progress: { step: 'sent' } })).toContain('Form Submitted Successfully!');
  const failed = html({ progress: { step: 'failed', errors: {}, kept: null } });
  expect(failed).toContain('Email failed to send, try again by reloading the page.');
});
