import { expect, test } from 'vitest';
import { extendedEnquiryInput, mainEnquiryInput } from './enquiry.ts';
import { firstFormLimits } from './form-limits.ts';

const main = { name: 'Ayesha', email: 'a@example.com', message: 'Hello' };
const extended = { ...main, phoneNum: '+44', businessName: '', role: '' };
const maxEmail = `${'a'.repeat(36 - '@example.com'.length)}@example.com`;

test.each([
  { name: 'Ali' },
  { name: 'x'.repeat(12) },
  { email: maxEmail },
  // Whatever the browser's own check takes, three characters included.
  { email: 'a@b' },
  { email: 'a..b@example.com' },
  // Firefox sends it as it is typed, Chromium in ASCII.
  { email: 'info@münchen.de' },
  { email: 'info@موقع.وزارة' },
  { message: 'x' },
  { message: 'x'.repeat(800) },
])('R-5-06 both forms take %j', (values) => {
  expect(mainEnquiryInput(firstFormLimits).safeParse({ ...main, ...values }).success).toBe(true);
  expect(extendedEnquiryInput(firstFormLimits).safeParse({ ...extended, ...values }).success).toBe(
    true,
  );
});

test.each([
  { name: 'Al' },
  { name: 'x'.repeat(13) },
  { name: undefined },
  { email: `a${maxEmail}` },
  { email: 'ayesha' },
  { email: 'a@b@example.com' },
  { email: 'a@b@münchen.de' },
  { email: 'jürgen@münchen.de' },
  { email: 'info@münchen.de:80' },
  { email: 'info@münchen.de/x' },
  { email: 'info@münchen.de／x' },
  { email: 'info@mün chen.de' },
  { email: 'a@example.com\r\nBcc: b@example.com' },
  { message: '' },
  { message: ' \n' },
  { message: 'x'.repeat(801) },
])('R-5-06 both forms refuse %j', (values) => {
  expect(mainEnquiryInput(firstFormLimits).safeParse({ ...main, ...values }).success).toBe(false);
  expect(extendedEnquiryInput(firstFormLimits).safeParse({ ...extended, ...values }).success).toBe(
    false,
  );
});

test.each([
  ['name', 'Please enter your name.'],
  ['phoneNum', 'Please enter your phone number.'],
])('R-5-06 an empty %s is asked for, a short one is said to be short', (field, missing) => {
  const problemOf = (value: string) => {
    const read = extendedEnquiryInput(firstFormLimits).safeParse({ ...extended, [field]: value });
    return read.error?.issues.map(({ message }) => message);
  };
  expect(problemOf('')).toEqual([missing]);
  expect(problemOf('   ')).toEqual([missing]);
  expect(problemOf(' x ')).toEqual(['Please enter at least 3 characters.']);
});

test.each([
  { phoneNum: '123' },
  { phoneNum: '1'.repeat(36) },
  { businessName: 'Ltd' },
  { businessName: 'x'.repeat(36) },
  { role: 'x' },
  { role: 'x'.repeat(36) },
])('R-5-05 the extended form takes %j', (values) => {
  expect(extendedEnquiryInput(firstFormLimits).safeParse({ ...extended, ...values }).success).toBe(
    true,
  );
});

test.each([
  { phoneNum: '12' },
  { phoneNum: '1'.repeat(37) },
  { phoneNum: undefined },
  { businessName: 'xy' },
  { businessName: 'x'.repeat(37) },
  { role: 'x'.repeat(37) },
])('R-5-05 the extended form refuses %j', (values) => {
  expect(extendedEnquiryInput(firstFormLimits).safeParse({ ...extended, ...values }).success).toBe(
    false,
  );
});

test('R-3-11 the main form fills in its fixed texts', () => {
  expect(mainEnquiryInput(firstFormLimits).parse(main)).toEqual({
    ...main,
    phoneNum: 'none',
    formType: 'Main Contact page form',
  });
});
