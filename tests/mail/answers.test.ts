import { expect, onTestFinished, test, vi } from 'vitest';
import { saveSiteSettings } from '../../db/settings.ts';
import { mailSettingsLimits } from '../../domain/inbox/mail-settings.ts';
import { describeOnBothDatabases } from '../databases.ts';
import { fixtureSettings } from '../fixture-settings.ts';
import { type TestServer, testServer } from '../server.ts';
import { header, startMailServer } from './mail-server.ts';

const enquiry = {
  name: 'Maryam',
  email: 'maryam@barhi.example',
  phoneNum: '+44 7700 900000',
  message: 'A shop for dates?\nSoon.',
};

describeOnBothDatabases('answers by mail', (databases) => {
  async function site(settings: object) {
    const mailServer = await startMailServer();
    onTestFinished(() => mailServer.stop());
    const mail = { smtpUrl: mailServer.url, enquiryTo: 'office@agency.example' };
    const server = await testServer({ database: await databases.open(), config: { mail } });
    await saveSiteSettings(server.db, fixtureSettings);
    expect((await saveMail(server, settings)).statusCode).toBe(200);
    /** Sends it, waits until the server knows that it left, and answers it as it arrived. */
    async function left(url: string, body: object, toVisitor: number) {
      const { statusCode } = await server.call({ method: 'POST', url, token: server.token, body });
      expect(statusCode).toBe(200);
      await vi.waitFor(async () => {
        const rows = await server.db.selectFrom('outbox').select('status').execute();
        expect(rows.filter(({ status }) => status !== 'sent')).toEqual([]);
      }, 10_000);
      const own = mailServer.accepted().filter(({ to }) => to.includes(enquiry.email));
      expect(own).toHaveLength(toVisitor);
      const last = own.at(-1);
      const [first] = mailServer.accepted().filter(({ to }) => !to.includes(enquiry.email));
      if (!first) throw new Error('The agency has its message.');
      return { last, first };
    }
    return { server, left };
  }

  function saveMail({ call, token }: TestServer, change: object) {
    const body = { receipt: false, webhook_url: '', ...change };
    return call({ method: 'PUT', url: '/api/mail-settings', token, body });
  }

  test('with a receipt all that a visitor gets is one thread, from the sender, with the signature', async () => {
    const signature = 'Rana Haddad\nAqua, Baku\n';
    const { server, left } = await site({
      receipt: true,
      sender_name: ' Rana of “Aqua” ',
      signature,
    });
    const { last: receipt, first } = await left('/send-contact-form', enquiry, 1);
    const url = '/api/enquiries/1/answer';
    const { last: answer } = await left(url, { text: 'Yes.\n' }, 2);
    const { last: another } = await left(url, { text: 'And on Monday.' }, 3);
    if (!receipt || !answer || !another) throw new Error('All have arrived.');

    const id = (mail: typeof answer) => header(mail, 'Message-ID');
    expect(header(answer, 'Subject')).toBe('Re: We have received your enquiry');
    expect(header(answer, 'In-Reply-To')).toBe(id(receipt));
    expect(header(answer, 'References')).toBe(`${id(first)} ${id(receipt)}`);
    expect(header(another, 'In-Reply-To')).toBe(id(answer));
    expect(header(another, 'References')).toBe(`${id(first)} ${id(receipt)} ${id(answer)}`);
    expect(header(receipt, 'In-Reply-To')).toBe('');
    for (const mail of [receipt, answer, another]) {
      expect(header(mail, 'From')).toMatch(/^=\?UTF-8\?Q\?Rana_of_=E2=80=9CAqua=E2=80=9D\?=/);
    }
    expect(answer.source).toContain('Yes.\r\n\r\nRana Haddad\r\nAqua, Baku\r\n\r\nYou wrote on ');
    expect(answer.source).toContain('\r\n> A shop for dates?\r\n> Soon.');
    expect(answer.source).not.toMatch(/<h1>|<title><\/title>/);
    const { mail } = (await server.call({ url: '/api/enquiries/1', token: server.token })).json();
    const texts = mail.filter(({ kind }: { kind: string }) => kind === 'answer');
    expect(texts[0].text).toBe('Yes.\n\nRana Haddad\nAqua, Baku');
  });

  test('without a receipt the first message is the root, and the site is the sender', async () => {
    const { left } = await site({});
    await left('/send-contact-form', enquiry, 0);
    const { last, first } = await left('/api/enquiries/1/answer', { text: 'Yes.' }, 1);
    if (!last) throw new Error('It has arrived.');
    expect(header(last, 'Subject')).toBe('Re: Your enquiry');
    expect(header(last, 'In-Reply-To')).toBe(header(first, 'Message-ID'));
    expect(header(last, 'References')).toBe(header(first, 'Message-ID'));
    expect(header(last, 'From')).toContain(fixtureSettings.name);
    expect(last.source).toContain('Yes.\r\n\r\nYou wrote on ');
  });

  test('T26 the name has one line, both have limits, and who leaves them out changes nothing', async () => {
    const server = await testServer({ database: await databases.open() });
    const { senderName, signature } = mailSettingsLimits;
    const refused = await saveMail(server, {
      sender_name: 'Rana\r\nBcc: all@example.com',
      signature: 'x'.repeat(signature + 1),
    });
    expect(refused.statusCode).toBe(400);
    expect(refused.json().errors).toEqual({
      sender_name: 'Please use one line of plain text.',
      signature: `Please use at most ${signature} characters.`,
    });
    const long = await saveMail(server, { sender_name: 'x'.repeat(senderName + 1) });
    expect(long.json().errors.sender_name).toBe(`Please use at most ${senderName} characters.`);
    const own = { sender_name: 'x'.repeat(senderName), signature: 'Best\nRana' };
    await saveMail(server, own);
    expect((await saveMail(server, { receipt: true })).json()).toMatchObject({
      ...own,
      receipt: true,
    });
  });

  test('T29 two people who change the mail keep what the other set, or are told of it', async () => {
    const server = await testServer({ database: await databases.open() });
    const { call, token } = server;
    const save = (body: object) => call({ method: 'PUT', url: '/api/mail-settings', token, body });
    const read = { receipt: false, sender_name: '', signature: '', webhook_url: '' };
    const both = [
      { signature: 'Rana', before: read },
      { receipt: true, before: read },
    ];
    for (const { statusCode } of await Promise.all(both.map(save))) expect(statusCode).toBe(200);
    const known = (await call({ url: '/api/mail-settings', token })).json();
    expect(known).toMatchObject({ receipt: true, signature: 'Rana', webhook_url: '' });
    const refused = await save({ signature: 'Omar', before: read });
    expect([refused.statusCode, Object.keys(refused.json().errors)]).toEqual([409, ['signature']]);
    expect(refused.json().current).toEqual(known);
    const again = await save({ signature: 'Omar', before: refused.json().current });
    expect(again.json()).toMatchObject({ receipt: true, signature: 'Omar' });
  });
});
