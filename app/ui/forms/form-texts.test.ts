import { expect, test } from 'vitest';
import { extendedEnquiryInput, mainEnquiryInput } from '../../../domain/inbox/enquiry.ts';
import { fieldLimits, firstFormLimits } from '../../../domain/inbox/form-limits.ts';
import { catalogued } from '../../../domain/messages/catalogue-of.ts';
import { messagesFor } from '../../../domain/messages/messages-for.ts';
import { formProblems, formTexts } from './form-texts.ts';

const fields = ['name', 'email', 'phoneNum', 'businessName', 'role', 'message', 'formType'];

/** What a field can be given that is wrong. */
const wrong = [undefined, '', ' ', 'a', 'ab', 'x'.repeat(101), 'x'.repeat(6_000), 'nobody'];

function sentences(limits: typeof firstFormLimits): Set<string> {
  const schemas = [mainEnquiryInput(limits), extendedEnquiryInput(limits)];
  const posts = fields.flatMap((field) => wrong.map((value) => ({ [field]: value })));
  const issues = schemas.flatMap((schema) =>
    posts.flatMap((post) => schema.safeParse(post).error?.issues ?? []),
  );
  // Nobody types into the hidden field.
  const typed = issues.filter(({ path }) => path[0] !== 'formType');
  return new Set(typed.map(({ message }) => message));
}

test.each(catalogued.filter((tag) => tag !== 'en'))(
  'R-L-08 every sentence of a refused form is there in %s',
  (tag) => {
    for (const limits of [firstFormLimits, { ...firstFormLimits, name: 100, message: 5_000 }]) {
      const said = sentences(limits);
      const known = formProblems(fieldLimits(limits), messagesFor(tag));
      expect(said.size).toBeGreaterThan(8);
      expect([...said].filter((sentence) => !Object.hasOwn(known, sentence))).toEqual([]);
      expect(Object.entries(known).filter(([sentence, text]) => sentence === text)).toEqual([]);
    }
  },
);

test('a page in English sends no second sentence for each', () => {
  const facts = { limits: fieldLimits(firstFormLimits), answerHours: 48 };
  expect(formTexts(messagesFor('en'), 'main', facts).problems).toBeUndefined();
  expect(formTexts(messagesFor('fi'), 'main', facts).problems).toBeUndefined();
  expect(formTexts(messagesFor('ar'), 'main', facts).orCall.join('+351')).toBe(
    'أو اتصلوا بنا على \u2068+351\u2069.',
  );
});
