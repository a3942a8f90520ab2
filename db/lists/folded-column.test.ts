import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { expect, inject, onTestFinished, test } from 'vitest';
import { searchWords } from '../../domain/list-part.ts';
import { describeOnBothDatabases } from '../../tests/databases.ts';
import { insertEnquiry } from '../../tests/insert-enquiry.ts';
import { addMissedAddresses, findMissedPage } from '../content/addresses/missed-addresses.ts';
import { findRedirectPage } from '../content/addresses/redirect-list.ts';
import { saveRedirect } from '../content/addresses/redirects.ts';
import { findEnquiries } from '../inbox/inbox.ts';
import { findAudit, insertAudit } from '../jobs/audit.ts';
import { openDatabase } from '../open.ts';
import { holdsFolded } from './folded-column.ts';

describeOnBothDatabases('texts that are stored as they were typed', ({ open }) => {
  test('R-L-11 are found in either way of writing', async () => {
    const { db } = await open();
    const holds = async (text: string, find: string) => {
      const [word = ''] = searchWords(find);
      const held = holdsFolded(db, sql`lower(${text})`, word);
      const { rows } = await sql<{ held: boolean | number }>`select ${held} as held`.execute(db);
      return Boolean(rows[0]?.held);
    };
    const pairs = [
      ['مُحَمَّدٌ', 'محمد'],
      ['الإمارات', 'الامارات'],
      ['مؤسّسة بیوت', 'موسسه'],
      ['ســـلام', 'سلام'],
      ['کتاب‌خانہ', 'كتابخانه'],
      ['آۓ', 'آئے'],
      ['ے\u0654', 'ئے'],
      ['ﺳﻼﻡ', 'سلام'],
      ['٠٥٠ ١٢٣٤', '1234'],
      ['Flat ۱۲', '12'],
      ['Flat 12', '۱۲'],
      ['construcción', 'CONSTRUCCION'],
      ['straße', 'strasse'],
      ['łódź e\u0301te\u0301', 'ete'],
      ['한글', '\u1112\u1161\u11ab'],
      ['plain', 'PLÁIN'],
      ['ｓｅｏ２０２６', 'seo2026'],
    ] as const;
    for (const [text, find] of pairs) expect(await holds(text, find), find).toBe(true);
    expect(await holds('ماء', 'ما')).toBe(true);
    expect(await holds('ما', 'ماء')).toBe(false);
    expect(await holds('خدمة 12', '13')).toBe(false);
  });

  test('R-L-11 in the inbox, the audit log and the lists of addresses', async () => {
    const { db } = await open();
    const form = { email: 'a@b.example', phoneNum: '', businessName: '', role: '' };
    const enquiry = { ...form, name: 'أحمد القاسمي', message: 'هاتفي ٠٥٠١٢٣٤٥٦٧' };
    await insertEnquiry(db, enquiry);
    await insertAudit(db, [
      {
        request_id: '',
        made_by: '',
        kind: 'blog',
        item_id: '1',
        action: 'saved',
        title: 'شركة الإعلانات',
        changes: [],
      },
    ]);
    const path = '/ar/blogs/إعلانات-الشركة';
    await addMissedAddresses(db, new Map([[path, 1]]));
    await saveRedirect(db, { path, target: encodeURI('/ar/متجر'), kind: null, item_id: null });
    const part = { page: 1, perPage: 10 };
    const counts = async (find: string) => [
      (await findEnquiries(db, { ...part, find })).total,
      (await findAudit(db, { find }, { limit: 9, offset: 0 })).length,
      (await findMissedPage(db, { find, sort: 'asked', page: 1 })).found,
      (await findRedirectPage(db, { find, sort: 'newest', page: 1 })).found,
    ];
    expect(await counts('احمد')).toEqual([1, 0, 0, 0]);
    expect(await counts('0501234567')).toEqual([1, 0, 0, 0]);
    expect(await counts('الاعلانات')).toEqual([0, 1, 0, 0]);
    expect(await counts('شركه')).toEqual([0, 1, 1, 1]);
    expect(await counts('/ar/blogs/إعلانات')).toEqual([0, 0, 1, 1]);
    expect(await counts('متجر')).toEqual([0, 0, 0, 1]);
    expect(await counts('حديقة')).toEqual([0, 0, 0, 0]);
  });
});

/** A Postgres database as a cluster without a locale makes it. */
async function openWithoutEncoding() {
  const name = `bytes_${randomUUID().replaceAll('-', '')}`;
  const { url } = inject('postgres');
  const { db: server } = openDatabase(`${url}/postgres`);
  const bytes = sql`encoding 'SQL_ASCII' lc_collate 'C' lc_ctype 'C' template template0`;
  await sql`create database ${sql.id(name)} ${bytes}`.execute(server);
  const { db } = openDatabase(`${url}/${name}`);
  onTestFinished(async () => {
    await db.destroy();
    await sql`drop database ${sql.id(name)}`.execute(server);
    await server.destroy();
  });
  return db;
}

test('a database that knows no encoding, which Postgres cannot normalize, is searched as it is', async () => {
  const db = await openWithoutEncoding();
  await sql`create table texts as select 'José of Łódź' as text`.execute(db);
  const held = holdsFolded(db, sql`lower(text)`, 'of');
  const { rows } = await sql`select ${held} as held from texts`.execute(db);
  expect(rows).toEqual([{ held: true }]);
});
