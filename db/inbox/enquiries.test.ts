import { expect, test } from 'vitest';
import { extendedEnquiryInput, mainEnquiryInput } from '../../domain/inbox/enquiry.ts';
import { firstFormLimits } from '../../domain/inbox/form-limits.ts';
import { describeOnBothDatabases } from '../../tests/databases.ts';
import { insertEnquiry } from '../../tests/insert-enquiry.ts';

const visitor = { name: 'Ayesha K', email: 'ayesha@example.com', message: 'Hello\nthere 😀' };

describeOnBothDatabases('enquiries', ({ open }) => {
  test('R-7-10 the main form is stored with its fixed texts', async () => {
    const { db } = await open();
    const enquiry_id = await insertEnquiry(db, mainEnquiryInput(firstFormLimits).parse(visitor));
    const { created_at, ...row } = await db
      .selectFrom('enquiries')
      .selectAll()
      .executeTakeFirstOrThrow();
    expect(row).toMatchObject({
      ...visitor,
      enquiry_id,
      status: 'new',
      form: 'main',
      phoneNum: 'none',
      formType: 'Main Contact page form',
      businessName: '',
      role: '',
    });
    expect(Date.now() - Date.parse(created_at)).toBeLessThan(60_000);
  });

  test('R-7-11 the extended form is stored with its own fields', async () => {
    const { db } = await open();
    const sent = { ...visitor, phoneNum: '+44 20 794', businessName: 'Quay', role: 'Owner' };
    await insertEnquiry(db, extendedEnquiryInput(firstFormLimits).parse(sent));
    const row = await db.selectFrom('enquiries').selectAll().executeTakeFirstOrThrow();
    expect(row).toMatchObject({ ...sent, form: 'extended', formType: '' });
  });

  test('a message with a NUL character is stored without it', async () => {
    const { db } = await open();
    await insertEnquiry(
      db,
      mainEnquiryInput(firstFormLimits).parse({ ...visitor, message: 'a\0b' }),
    );
    const { message } = await db.selectFrom('enquiries').selectAll().executeTakeFirstOrThrow();
    expect(message).toBe('ab');
  });
});
