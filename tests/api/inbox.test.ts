import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { firstSettings } from '../../content/settings.ts';
import { saveSiteSettings } from '../../db/settings.ts';
import { hour, minute } from '../../domain/durations.ts';
import { deleteExpired } from '../../server/inbox/retention.ts';
import { describeOnBothDatabases } from '../databases.ts';
import { header, startMailServer } from '../mail/mail-server.ts';
import { type TestServer, testServer } from '../server.ts';

const enquiry = {
  name: 'Maryam',
  email: 'maryam@barhi.example',
  phoneNum: '+44 7700 900000',
  businessName: 'Barhi House',
  role: 'Owner',
  message: 'A shop for 100% dates.',
};

describeOnBothDatabases('the inbox', (databases) => {
  let server: TestServer;
  beforeEach(async () => {
    server = await testServer({ database: await databases.open() });
  });

  async function send(change: object = {}): Promise<void> {
    const body = { ...enquiry, ...change };
    const answer = await server.call({ method: 'POST', url: '/send-contact-form', body });
    expect(answer.json()).toEqual({ msg: 'success' });
  }

  function ask(url: string, method: 'GET' | 'PUT' | 'POST' | 'DELETE' = 'GET', body?: object) {
    return server.call({ method, url, body, token: server.token });
  }

  test('T12 visitors read nothing of it', async () => {
    await send();
    const urls = ['', '/1', '/export.csv', '/person?email=maryam@barhi.example'];
    for (const url of urls) {
      const answer = await server.call({ url: `/api/enquiries${url}` });
      expect(answer.statusCode).toBe(401);
      expect(answer.body).not.toContain('Barhi');
    }
  });

  test('R-X-01 a new enquiry shows as queued', async () => {
    await send();
    const list = (await ask('/api/enquiries?folder=new')).json();
    expect(list).toMatchObject({
      items: [
        {
          ...enquiry,
          status: 'new',
          delivery: { kind: 'enquiry', status: 'queued', attempts: 0, reason: '' },
        },
      ],
      total: 1,
      overdue: 0,
      keptMonths: 24,
      folders: { new: 1, open: 0, answered: 0, spam: 0 },
      mail: { configured: false, queued: 1, failed: 0 },
    });
    const { enquiry_id } = list.items[0];
    const open = (await ask(`/api/enquiries/${enquiry_id}`)).json();
    expect(open.mail).toMatchObject([
      { kind: 'enquiry', status: 'queued', attempts: 0, ledger: [] },
    ]);
  });

  test('R-X-02 spam waits in its folder with its reasons', async () => {
    await send({ website: 'x' });
    const { items } = (await ask('/api/enquiries?folder=spam')).json();
    expect(items).toMatchObject([{ spamReasons: [{ points: 100 }], delivery: null }]);
    expect((await ask('/api/enquiries?folder=new')).json().items).toEqual([]);
  });

  test('after 48 hours what waits is overdue, the oldest first, in the list and on the Portal', async () => {
    await send({ name: 'First' });
    server.clock.now += hour;
    for (const name of ['Second', 'Answered', 'Third']) await send({ name });
    await ask('/api/enquiries/3', 'PUT', { status: 'answered' });
    server.clock.now += 47 * hour + 1;
    server.token = await server.signIn();
    const list = (await ask('/api/enquiries?overdue=true')).json();
    expect(list).toMatchObject({ items: [{ name: 'First' }], total: 1, overdue: 1 });
    server.clock.now += hour;
    server.token = await server.signIn();
    const later = (await ask('/api/enquiries?overdue=true')).json();
    expect(later.items.map(({ name }: { name: string }) => name)).toEqual([
      'First',
      'Second',
      'Third',
    ]);
    const { enquiries } = (await ask('/api/overview')).json();
    expect(enquiries).toMatchObject({ new: 3, overdue: 3 });
  });

  test('words of a name, business or message are found in any order, signs of the database included', async () => {
    await send();
    await send({ name: 'Omar', message: 'Something else.', businessName: '' });
    await send({
      name: 'Émile ÇELIK',
      email: 'emile@celik.example',
      businessName: '',
      message: 'Hi.',
    });
    await send({ name: 'Jana', email: 'info@münchen.example', businessName: '', message: 'Hi.' });
    for (const [find, total] of [
      ['BARHI', 2],
      ['house', 1],
      ['100%', 1],
      ['%', 1],
      ['_', 0],
      [' barhi ', 2],
      ['else  something', 1],
      ['omar else', 1],
      ['omar house', 0],
      ['émile', 1],
      ['ÇELIK émile', 1],
      ['Çelik', 1],
      ['München.example', 1],
      ['info@münchen.example', 1],
      ['jana münchen', 1],
      ['omar münchen', 0],
    ]) {
      const url = `/api/enquiries?find=${encodeURIComponent(String(find))}`;
      expect((await ask(url)).json().total, String(find)).toBe(total);
    }
  });

  test('an enquiry is filed, noted, assigned and deleted', async () => {
    await send();
    const [{ enquiry_id }] = (await ask('/api/enquiries')).json().items;
    const url = `/api/enquiries/${enquiry_id}`;
    const { user_id } = await server.addUser('colleague@example.com', true);
    const change = { status: 'open', note: 'Called her.', assigned_to: user_id };
    expect((await ask(url, 'PUT', change)).statusCode).toBe(200);
    expect((await ask(url)).json()).toMatchObject(change);
    expect((await ask(url, 'PUT', {})).statusCode).toBe(200);
    const unknown = await ask(url, 'PUT', { assigned_to: 999 });
    expect(unknown.statusCode).toBe(400);
    expect(unknown.json().errors).toEqual({ assigned_to: 'There is no such colleague.' });
    expect((await ask(url, 'DELETE')).statusCode).toBe(200);
    for (const method of ['GET', 'DELETE'] as const) {
      expect((await ask(url, method)).statusCode).toBe(404);
    }
    expect((await ask(url, 'PUT', change)).statusCode).toBe(404);
    expect((await ask(`${url}/answer`, 'POST', { text: 'Hello' })).statusCode).toBe(404);
    expect(await server.db.selectFrom('outbox').selectAll().execute()).toEqual([]);
  });

  test('a note that a colleague saved meanwhile is not replaced unread', async () => {
    await send();
    const url = '/api/enquiries/1';
    const read = { note: '', noteBefore: '' };
    expect((await ask(url, 'PUT', { ...read, note: 'Call on Friday.' })).statusCode).toBe(200);
    const refused = await ask(url, 'PUT', { ...read, note: 'Call on Monday.', status: 'spam' });
    expect(refused.statusCode).toBe(409);
    expect(refused.json().errors.note).toContain('Bring both together');
    const kept = { note: 'Call on Friday.', status: 'new' };
    expect((await ask(url)).json()).toMatchObject(kept);
    const again = await ask(url, 'PUT', { note: 'Call on Friday.', noteBefore: '' });
    expect(again.statusCode).toBe(200);
    const both = { note: 'Call on Friday or Monday.', noteBefore: 'Call on Friday.' };
    expect((await ask(url, 'PUT', both)).statusCode).toBe(200);
    expect((await ask('/api/enquiries/9', 'PUT', both)).statusCode).toBe(404);
  });

  test('an enquiry was answered when it was answered first', async () => {
    await send();
    const answeredAt = async () => {
      await ask('/api/enquiries/1/answer', 'POST', { text: `Hello ${server.clock.now}` });
      return (await ask('/api/enquiries/1')).json().answered_at;
    };
    const first = await answeredAt();
    server.clock.now += 60_000;
    expect([await answeredAt(), first]).toEqual([first, expect.stringMatching(/^20/)]);
  });

  test('an answer whose call is repeated is mailed once', async () => {
    await send();
    const answer = (text: string) => ask('/api/enquiries/1/answer', 'POST', { text });
    const answers = async () =>
      (
        await server.db.selectFrom('outbox').select('text').where('kind', '=', 'answer').execute()
      ).map(({ text }) => text);
    const codes = await Promise.all([answer('Hello.'), answer('Hello.'), answer('Hello!')]);
    expect(codes.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
    expect((await answers()).toSorted()).toEqual(['Hello!', 'Hello.']);
    server.clock.now += 11 * minute;
    await answer('Hello.');
    expect(await answers()).toHaveLength(3);
  });

  test('an answer whose author has not read that of a colleague is refused, once', async () => {
    await send();
    const answer = (text: string, answersBefore?: number) =>
      ask('/api/enquiries/1/answer', 'POST', { text, answersBefore });
    const opened = await Promise.all([answer('Yes, on Monday.', 0), answer('We are full.', 0)]);
    expect(opened.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
    const [sent, refused] = opened[0].statusCode === 200 ? opened : opened.toReversed();
    const errors = { text: expect.stringMatching(/^A colleague has answered meanwhile/) };
    expect(refused?.json()).toMatchObject({ errors });
    const mails = async () => {
      const outbox = server.db.selectFrom('outbox').select('text').where('kind', '=', 'answer');
      return (await outbox.execute()).length;
    };
    expect(await mails()).toBe(1);
    // The same answer again is a call whose answer was lost.
    const repeated = sent === opened[0] ? 'Yes, on Monday.' : 'We are full.';
    expect((await answer(repeated, 0)).statusCode).toBe(200);
    expect((await answer('And on Tuesday.', 1)).statusCode).toBe(200);
    expect((await answer('Not asked.')).statusCode).toBe(200);
    expect(await mails()).toBe(3);
  });

  test('what was no spam after all is mailed like any other enquiry, once', async () => {
    await send({ website: 'a program filled this, or a person did' });
    const [{ enquiry_id }] = (await ask('/api/enquiries')).json().items;
    const url = `/api/enquiries/${enquiry_id}`;
    const kinds = async () =>
      (await server.db.selectFrom('outbox').select('kind').execute()).map(({ kind }) => kind);
    expect((await ask(url, 'PUT', { note: 'Looks real.' })).statusCode).toBe(200);
    expect(await kinds()).toEqual([]);
    for (const status of ['new', 'spam', 'open']) {
      expect((await ask(url, 'PUT', { status })).statusCode).toBe(200);
    }
    expect(await kinds()).toEqual(['enquiry']);
    expect((await ask(url)).json()).toMatchObject({ status: 'open', note: 'Looks real.' });
  });

  test('T34 the CSV of a folder holds no formula', async () => {
    await send({ message: '=HYPERLINK("https://evil.example")' });
    const answer = await ask('/api/enquiries/export.csv');
    expect(answer.headers['content-type']).toBe('text/csv; charset=utf-8');
    expect(answer.body).toContain(`"'=HYPERLINK(""https://evil.example"")"`);
  });

  test('the CSV has every enquiry once, in the order of the list, however many there are', async () => {
    await send();
    const [row] = await server.db.selectFrom('enquiries').selectAll().execute();
    if (!row) throw new Error('there is no enquiry');
    const { enquiry_id, ...values } = row;
    const many = Array.from({ length: 1_500 }, (_, index) => ({
      ...values,
      name: `Name ${index}.`,
      created_at: `2026-01-0${(index % 3) + 1}T00:00:00.000Z`,
    }));
    for (let at = 0; at < many.length; at += 300)
      await server.db
        .insertInto('enquiries')
        .values(many.slice(at, at + 300))
        .execute();
    const { body } = await ask('/api/enquiries/export.csv');
    expect(body.startsWith('\ufeff')).toBe(true);
    const names: string[] = body.match(/Name \d+\./g) ?? [];
    expect(new Set(names).size).toBe(1_500);
    expect(names).toHaveLength(1_500);
    const { items } = (await ask('/api/enquiries?page=2')).json();
    const shown = items.map(({ name }: { name: string }) => name);
    const first = names.indexOf(shown[0]);
    expect(names.slice(first, first + shown.length)).toEqual(shown);
  });

  test('everything of one person is found, whatever the letters of the address', async () => {
    await send();
    await send({ message: 'Again.' });
    await send({ email: 'omar@example.com' });
    const all = (await ask('/api/enquiries/person?email=MARYAM@barhi.example')).json();
    expect(all).toHaveLength(2);
  });

  test('a host with letters beyond ASCII is one address in either spelling', async () => {
    await send({ email: 'info@münchen.example' });
    await send({ email: 'info@xn--mnchen-3ya.example', message: 'As Chromium sends it.' });
    await send({ email: 'INFO@MU\u0308NCHEN.example', message: 'Decomposed.' });
    for (const address of ['Info@München.example', 'info@XN--mnchen-3ya.example']) {
      const url = `/api/enquiries/person?email=${encodeURIComponent(address)}`;
      expect((await ask(url)).json()).toHaveLength(3);
    }
    const url = `/api/enquiries/person?email=${encodeURIComponent('info@münchen.example')}`;
    expect((await ask(url, 'DELETE')).statusCode).toBe(200);
    expect(await server.db.selectFrom('enquiries').selectAll().execute()).toEqual([]);
  });

  test('on request everything of one person is deleted, and nothing of anybody else', async () => {
    await send();
    await send({ message: 'Spam.', website: 'x', email: 'Maryam@Barhi.example' });
    await send({ email: 'omar@example.com' });
    await ask('/api/enquiries/1/answer', 'POST', { text: 'Dear Maryam, yes.' });
    await ask('/api/enquiries/1', 'PUT', { note: 'Called her.' });
    const url = '/api/enquiries/person?email=maryam@barhi.example';
    const held = (await ask(url)).json();
    expect(held).toMatchObject([
      {
        ...enquiry,
        note: 'Called her.',
        mail: [{ kind: 'enquiry' }, { text: 'Dear Maryam, yes.' }],
      },
      { status: 'spam' },
    ]);
    expect((await ask(url, 'DELETE')).json()).toEqual({
      message: '2 enquiries are deleted for good.',
    });
    expect((await ask(url, 'DELETE')).statusCode).toBe(404);
    const { db } = server;
    const left = JSON.stringify([
      await db.selectFrom('enquiries').selectAll().execute(),
      await db.selectFrom('outbox').selectAll().execute(),
      await db.selectFrom('audit_log').selectAll().execute(),
    ]);
    expect(left).toContain('omar@example.com');
    expect(left).toContain('deleted one person');
    expect(left).not.toMatch(/maryam@|Dear Maryam|Called her/i);
  });

  test('answer times are told week by week', async () => {
    await send();
    server.clock.now += 2 * hour;
    server.token = await server.signIn();
    await ask('/api/enquiries/1', 'PUT', { status: 'answered' });
    const weeks = (await ask('/api/enquiries/answer-times')).json();
    expect(weeks).toHaveLength(12);
    expect(weeks.at(-1)).toEqual({
      monday: '2026-02-23',
      answered: 1,
      medianHours: 2,
      inTime: 1,
      known: 1,
    });
  });

  test('D42 after 24 months an enquiry is deleted by itself, with its messages', async () => {
    await send();
    server.clock.now = Date.parse('2028-02-28T09:00:00Z');
    await deleteExpired(server.app);
    expect((await ask('/api/enquiries')).statusCode).toBe(401);
    expect(await server.db.selectFrom('enquiries').select('sender').execute()).toEqual([
      { sender: '' },
    ]);
    server.clock.now = Date.parse('2028-03-02T09:00:00Z');
    await deleteExpired(server.app);
    expect(await server.db.selectFrom('enquiries').selectAll().execute()).toEqual([]);
    expect(await server.db.selectFrom('outbox').selectAll().execute()).toEqual([]);
  });
});

test('R-X-01 the server mails an enquiry at once, and the answer goes into its thread', async () => {
  const mailServer = await startMailServer();
  onTestFinished(() => mailServer.stop());
  const mail = { smtpUrl: mailServer.url, enquiryTo: 'office@agency.example' };
  const server = await testServer({ config: { mail } });
  await saveSiteSettings(server.db, firstSettings);
  await server.call({ method: 'POST', url: '/send-contact-form', body: enquiry });
  await vi.waitFor(() => expect(mailServer.accepted()).toHaveLength(1), 10_000);
  const body = { text: 'Dear Maryam,\nyes.' };
  const answer = await server.call({
    method: 'POST',
    url: '/api/enquiries/1/answer',
    token: server.token,
    body,
  });
  expect(answer.statusCode).toBe(200);
  await vi.waitFor(() => expect(mailServer.accepted()).toHaveLength(2), 10_000);
  const [first, second] = mailServer.accepted();
  if (!first || !second) throw new Error('Both have arrived.');
  expect(first.to).toEqual(['office@agency.example']);
  expect(header(first, 'Reply-To')).toBe('maryam@barhi.example');
  expect(header(first, 'Subject')).toBe('New enquiry from the website');
  expect(second.to).toEqual(['maryam@barhi.example']);
  expect(header(second, 'In-Reply-To')).toBe(header(first, 'Message-ID'));
  expect(header(second, 'Message-ID')).not.toBe(header(first, 'Message-ID'));
});
