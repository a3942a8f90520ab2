import { expect, test } from 'vitest';
import { saveSiteSettings } from '../../db/settings.ts';
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
});
