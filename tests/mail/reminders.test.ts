import { expect, onTestFinished, test, vi } from 'vitest';
import { firstSettings } from '../../content/settings.ts';
import { saveSiteSettings } from '../../db/settings.ts';
import { hour } from '../../domain/durations.ts';
import { remind } from '../../server/inbox/reminders.ts';
import { describeOnBothDatabases } from '../databases.ts';
import { testServer } from '../server.ts';
import { header, startMailServer } from './mail-server.ts';

const enquiry = {
  name: 'Maryam',
  email: 'maryam@barhi.example',
  phoneNum: '+44 7700 900000',
  message: 'A shop for dates.',
};

describeOnBothDatabases('reminders', (databases) => {
  test('at 24 and 40 hours the agency is reminded once, in the thread; what is answered is not', async () => {
    const mailServer = await startMailServer();
    onTestFinished(() => mailServer.stop());
    const mail = { smtpUrl: mailServer.url, enquiryTo: 'office@agency.example' };
    const server = await testServer({ config: { mail }, database: await databases.open() });
    await saveSiteSettings(server.db, firstSettings);
    const sent = server.clock.now;
    const at = async (hours: number) => {
      server.clock.now = sent + hours * hour;
      await remind(server.app);
      await remind(server.app);
    };
    // Marked as sent, too: the clock that jumps next would end the lease of one in hand.
    const arrived = (count: number) =>
      vi.waitFor(async () => {
        const rows = await server.db.selectFrom('outbox').select('status').execute();
        expect(rows.filter(({ status }) => status === 'sent')).toHaveLength(count);
        expect(mailServer.accepted()).toHaveLength(count);
      }, 10_000);
    await server.call({ method: 'POST', url: '/send-contact-form', body: enquiry });
    await arrived(1);

    const queued = () => server.db.selectFrom('outbox').select('kind').execute();
    await at(23.9);
    expect(await queued()).toHaveLength(1);
    await at(24);
    await arrived(2);
    await at(40);
    await arrived(3);
    expect(await queued()).toHaveLength(3);
    const [first, second] = mailServer.accepted();
    if (!first || !second) throw new Error('Both have arrived.');
    expect(second.to).toEqual(['office@agency.example']);
    expect(header(second, 'Subject')).toBe('Reminder: an enquiry is waiting for an answer');
    expect(header(second, 'In-Reply-To')).toBe(header(first, 'Message-ID'));

    await server.call({
      method: 'POST',
      url: '/send-contact-form',
      body: { ...enquiry, name: 'Omar' },
    });
    await arrived(4);
    const token = await server.signIn();
    const body = { status: 'answered' };
    await server.call({ method: 'PUT', url: '/api/enquiries/2', token, body });
    await at(40 + 24);
    expect(await queued()).toHaveLength(4);
  });
});
