import { expect, test } from 'vitest';
import { firstSettings } from '../../content/settings.ts';
import { saveSiteSettings } from '../../db/settings.ts';
import { startMailServer } from '../mail/mail-server.ts';
import { testServer } from '../server.ts';

test('the check answers administrators only, and knows of a proxy in front', async () => {
  const { call, token } = await testServer();
  const url = '/api/settings-check';
  expect((await call({ url })).statusCode).toBe(401);
  const before = (await call({ url, token })).json();
  expect(before.findings).toContainEqual(expect.objectContaining({ area: 'Proxy', state: 'ok' }));
  const headers = { 'x-forwarded-for': '203.0.113.9' };
  const after = (await call({ url: `${url}?fresh=true`, token, headers })).json();
  expect(after.findings).toContainEqual(expect.objectContaining({ area: 'Proxy', state: 'error' }));
});

test('what was found within ten minutes is answered again, with the time it was looked at', async () => {
  const { call, token, clock } = await testServer();
  const url = '/api/settings-check';
  const headers = { 'x-forwarded-for': '203.0.113.9' };
  const first = (await call({ url, token })).json();
  expect(first.checked_at).toBe(new Date(clock.now).toISOString());
  clock.now += 599_000;
  expect((await call({ url, token, headers })).json()).toEqual(first);
  clock.now += 1_000;
  const next = (await call({ url, token })).json();
  expect(next.checked_at).toBe(new Date(clock.now).toISOString());
  expect(next.findings).toContainEqual(expect.objectContaining({ area: 'Proxy', state: 'error' }));
});

test('a test mail goes to the mailbox of the enquiries, and the answer is told', async () => {
  const server = await startMailServer();
  const mail = {
    smtpUrl: server.url,
    enquiryTo: 'team@example.com',
    from: 'site@example.com',
    fromName: 'Studio, Lisbon',
  };
  const { call, token, db } = await testServer({ config: { mail } });
  await saveSiteSettings(db, firstSettings);
  const url = '/api/settings-check/test-mail';
  const sent = await call({ method: 'POST', url, token });
  expect(sent.json()).toMatchObject({ isAccepted: true, to: 'team@example.com' });
  expect(server.received[0]?.source).toContain('From: "Studio, Lisbon" <site@example.com>');

  server.behave(() => 554);
  const refused = await call({ method: 'POST', url, token });
  expect(refused.json()).toMatchObject({
    isAccepted: false,
    answer: expect.stringContaining('554'),
  });
  await server.stop();
});

test('without a mail server a test mail is refused with what to set', async () => {
  const { call, token } = await testServer();
  const answer = await call({ method: 'POST', url: '/api/settings-check/test-mail', token });
  expect(answer.statusCode).toBe(400);
  expect(answer.json().message).toContain('SMTP_URL');
});
