import { expect, onTestFinished, test, vi } from 'vitest';
import { firstSettings } from '../../content/settings.ts';
import { saveSiteSettings } from '../../db/settings.ts';
import { testServer } from '../server.ts';
import { startMailServer } from './mail-server.ts';
import { startWebhookServer } from './webhook-server.ts';

const canary = 'canary-7f3a';
const enquiry = {
  name: canary,
  email: `${canary}@example.com`,
  phoneNum: '+44 7700 900000',
  message: canary,
};

/** A log that is kept as lines. */
function listen() {
  let text = '';
  const lines = (): Record<string, unknown>[] =>
    text
      .split('\n')
      .filter((line) => line !== '')
      .map((line) => JSON.parse(line));
  return { log: { write: (line: string) => (text += line) }, lines, text: () => text };
}

test('T32 a letter that is refused is logged with its reason, and nothing of the visitor', async () => {
  const mailServer = await startMailServer();
  onTestFinished(() => mailServer.stop());
  const words = `5.1.1 <${enquiry.email}> ${canary} is unknown`;
  mailServer.behave(() => ({ code: 550, words }));
  const { log, lines, text } = listen();
  const mail = { smtpUrl: mailServer.url, enquiryTo: `${canary}@agency.example` };
  const { db, call } = await testServer({ log, config: { mail, logLevel: 'info' } });
  await saveSiteSettings(db, firstSettings);
  await call({ method: 'POST', url: '/send-contact-form', body: enquiry });
  await vi.waitFor(() => expect(lines().some(({ kind }) => kind === 'enquiry')).toBe(true), 10_000);
  expect(lines().find(({ kind }) => kind === 'enquiry')).toMatchObject({
    level: 'warn',
    enquiry_id: 1,
    attempt: 1,
    outcome: 'deferred',
    reason: 'It was refused (EMESSAGE, 550 5.1.1)',
  });
  expect(text()).not.toContain(canary);
});

test('a mail server that is away is named as the reason', async () => {
  const mailServer = await startMailServer();
  await mailServer.stop();
  const { log, lines } = listen();
  const mail = { smtpUrl: mailServer.url };
  const { db, call } = await testServer({ log, config: { mail, logLevel: 'info' } });
  await saveSiteSettings(db, firstSettings);
  await call({ method: 'POST', url: '/send-contact-form', body: enquiry });
  await vi.waitFor(
    () =>
      expect(lines().map(({ reason }) => reason)).toContainEqual(
        expect.stringMatching(/^The mail server cannot be reached \(ESOCKET\)$|^Nobody listens/),
      ),
    10_000,
  );
});

test('T32 a webhook that refuses is logged by its status, whatever it says', async () => {
  const hook = await startWebhookServer();
  const { log, lines, text } = listen();
  const { call, token } = await testServer({ log, config: { logLevel: 'info' } });
  const secret = `whsec_${Buffer.from('a secret of thirty-two bytes, ok').toString('base64')}`;
  const body = { receipt: false, webhook_url: hook.url, webhook_secret: secret };
  await call({ method: 'PUT', url: '/api/mail-settings', token, body });
  hook.answer.status = 503;
  hook.answer.text = canary;
  await call({ method: 'POST', url: '/send-contact-form', body: enquiry });
  await vi.waitFor(
    () =>
      expect(lines().find(({ kind }) => kind === 'webhook')).toMatchObject({
        level: 'warn',
        outcome: 'deferred',
        reason: 'It was refused (503)',
      }),
    10_000,
  );
  expect(text()).not.toContain(canary);
  expect(text()).not.toContain(secret);
});
