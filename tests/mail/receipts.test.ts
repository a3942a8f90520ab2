import { expect, onTestFinished, test, vi } from 'vitest';
import { firstSettings } from '../../content/settings.ts';
import { saveSiteSettings } from '../../db/settings.ts';
import { hour } from '../../domain/durations.ts';
import { describeOnBothDatabases } from '../databases.ts';
import { testServer } from '../server.ts';
import { header, headerNames, startMailServer } from './mail-server.ts';

const enquiry = {
  name: 'Maryam',
  email: 'maryam@barhi.example',
  phoneNum: '+44 7700 900000',
  message: 'Buy at https://evil.example',
};

describeOnBothDatabases('receipts', (databases) => {
  test('T27 are off at first, then one an hour goes to an address, never for spam, never many', async () => {
    const server = await testServer({ database: await databases.open() });
    const send = async (change: object = {}, remoteAddress = '192.0.2.1') => {
      const body = { ...enquiry, ...change };
      await server.call({ method: 'POST', url: '/send-contact-form', body, remoteAddress });
    };
    const receipts = async () => {
      const rows = await server.db.selectFrom('outbox').select('kind').execute();
      return rows.filter(({ kind }) => kind === 'receipt').length;
    };
    await send();
    expect(await receipts()).toBe(0);
    const on = {
      method: 'PUT' as const,
      url: '/api/mail-settings',
      body: { receipt: true, webhook_url: '' },
    };
    expect((await server.call({ ...on, token: server.token })).statusCode).toBe(200);

    await send({ message: 'One.', website: 'filled by a program' });
    expect(await receipts()).toBe(0);
    await send({ message: 'Two.' });
    await send({ message: 'Three.', email: 'MARYAM@barhi.example' }, '192.0.2.2');
    await Promise.all([3, 4, 5, 6].map((place) => send({ message: 'Four.' }, `192.0.2.${place}`)));
    expect(await receipts()).toBe(1);
    server.clock.now += hour - 1;
    await send({ message: 'Five.' });
    expect(await receipts()).toBe(1);
    server.clock.now += 1;
    await send({ message: 'Six.' });
    expect(await receipts()).toBe(2);

    for (let number = 0; number < 8; number += 1) {
      await send({ message: 'Strangers.', email: `stranger-${number}@example.com` }, '192.0.2.9');
    }
    expect(await receipts()).toBe(7);
  });
});

test('T26 a receipt holds nothing a visitor typed but the address, and a wrong address is given up', async () => {
  const mailServer = await startMailServer();
  onTestFinished(() => mailServer.stop());
  const mail = { smtpUrl: mailServer.url, enquiryTo: 'office@agency.example' };
  const server = await testServer({ config: { mail } });
  await saveSiteSettings(server.db, firstSettings);
  const { token } = server;
  const body = { receipt: true, webhook_url: '' };
  await server.call({ method: 'PUT', url: '/api/mail-settings', token, body });
  await server.call({ method: 'POST', url: '/send-contact-form', body: enquiry });
  await vi.waitFor(() => expect(mailServer.accepted()).toHaveLength(2), 10_000);
  const receipt = mailServer.accepted().find(({ to }) => to.includes(enquiry.email));
  if (!receipt) throw new Error('There is no receipt.');
  expect(receipt.to).toEqual([enquiry.email]);
  expect(header(receipt, 'Subject')).toBe('We have received your enquiry');
  expect(header(receipt, 'Auto-Submitted')).toBe('auto-replied');
  expect(headerNames(receipt).toSorted()).toEqual(
    [
      ...['Auto-Submitted', 'Content-Type', 'Date', 'From', 'MIME-Version', 'Message-ID'],
      ...['Reply-To', 'Subject', 'To'],
    ].toSorted(),
  );
  for (const typed of [enquiry.name, enquiry.message, 'evil', enquiry.phoneNum]) {
    expect(receipt.source.split(enquiry.email).join('')).not.toContain(typed);
  }

  mailServer.behave(() => 550);
  const wrong = { ...enquiry, email: 'nobody@barhi.example' };
  await server.call({ method: 'POST', url: '/send-contact-form', body: wrong });
  const opened = () => server.call({ url: '/api/enquiries/2', token });
  await vi.waitFor(async () => {
    expect((await opened()).json().mail).toMatchObject([
      { kind: 'enquiry', status: 'queued' },
      { kind: 'receipt', status: 'failed', ledger: [{ reason: '550 refused with 550' }] },
    ]);
  }, 10_000);
  const list = (await server.call({ url: '/api/enquiries', token })).json();
  expect(list.items[0].delivery).toMatchObject({ kind: 'enquiry', status: 'queued' });
  expect(list.mail).toMatchObject({ queued: 1, failed: 0 });
});
