import { expect, test } from 'vitest';
import { saveSiteTexts } from '../../db/content/editions/site-texts.ts';
import { saveSiteSettings } from '../../db/settings.ts';
import { mailboxTo } from '../../mail/letters/compose.ts';
import { findMailbox } from '../../server/inbox/mailbox.ts';
import { describeOnBothDatabases } from '../databases.ts';
import { threeLanguages } from '../editions.ts';
import { testServer } from '../server.ts';
import { extended, main } from './enquiry-forms.ts';

const origin = 'https://agency.example';

describeOnBothDatabases('the language of an enquiry', (databases) => {
  test('R-L-12 is that of the page that it was sent from, and the inbox says it', async () => {
    const server = await testServer({ database: await databases.open(), config: { origin } });
    await saveSiteSettings(server.db, threeLanguages);
    const visit = (path: string) =>
      encodeURIComponent(JSON.stringify({ pages: [{ path, at: 1_764_000_000_000 }] }));
    const sent = [
      ['/send-contact-form-main', main, { referer: `${origin}/ar/contact` }],
      ['/send-contact-form', extended, { 'x-visit': visit('/ur/contact') }],
      ['/send-contact-form-main', { ...main, message: 'One' }, { referer: `${origin}/contact` }],
      ['/send-contact-form-main', { ...main, message: 'Two' }, { referer: `${origin}/fr/contact` }],
    ] as const;
    for (const [url, body, headers] of sent) {
      const answer = await server.call({ method: 'POST', url, body, headers });
      expect(answer.json()).toEqual({ msg: 'success' });
    }
    const rows = await server.db
      .selectFrom('enquiries')
      .select('language')
      .orderBy('enquiry_id')
      .execute();
    expect(rows.map(({ language }) => language)).toEqual(['ar', 'ur', '', '']);
    const inbox = await server.call({ url: '/api/enquiries', token: server.token });
    const listed: { language: string }[] = inbox.json().items;
    expect(listed.map(({ language }) => language).toSorted()).toEqual(['', '', 'ar', 'ur']);
  });

  test('R-L-12 what is mailed to a visitor carries the name that the site has in the language', async () => {
    const server = await testServer({ database: await databases.open(), config: { origin } });
    await saveSiteSettings(server.db, threeLanguages);
    await saveSiteTexts(server.db, 'ur', { values: { name: 'فلج' } });
    const mailbox = await findMailbox(server.app.services);
    const namesTo = (language: string) => {
      const { siteName, head } = mailboxTo({ language }, mailbox);
      return [siteName, head?.name];
    };
    expect(namesTo('ur')).toEqual(['فلج', 'فلج']);
    const own = [mailbox.siteName, mailbox.siteName];
    expect([namesTo('ar'), namesTo(''), namesTo('fr')]).toEqual([own, own, own]);
  });
});
