import { expect, test, vi } from 'vitest';
import { describeOnBothDatabases } from '../databases.ts';
import { type TestServer, testServer } from '../server.ts';
import { expectedSignature, startWebhookServer } from './webhook-server.ts';

const secret = `whsec_${Buffer.from('a secret of thirty-two bytes, ok').toString('base64')}`;
const enquiry = {
  name: 'Maryam',
  email: 'maryam@barhi.example',
  phoneNum: '+44 7700 900000',
  message: 'A shop for dates.',
};

function save({ call, token }: TestServer, body: object) {
  return call({
    method: 'PUT',
    url: '/api/mail-settings',
    token,
    body: { receipt: false, ...body },
  });
}

function tryOut({ call, token }: TestServer) {
  return call({ method: 'POST', url: '/api/mail-settings/test', token });
}

describeOnBothDatabases('the webhook', (databases) => {
  test('is told of each enquiry, signed, again until it accepts, and the ledger says how it went', async () => {
    const hook = await startWebhookServer();
    const server = await testServer({ database: await databases.open() });
    expect((await save(server, { webhook_url: hook.url })).json().errors).toHaveProperty(
      'webhook_secret',
    );
    const saved = await save(server, { webhook_url: hook.url, webhook_secret: secret });
    expect(saved.json()).toMatchObject({ webhook_url: hook.url, has_secret: true });

    hook.answer.status = 503;
    await server.call({ method: 'POST', url: '/send-contact-form', body: enquiry });
    const spam = { ...enquiry, message: 'Spam.', website: 'x' };
    await server.call({ method: 'POST', url: '/send-contact-form', body: spam });
    const ledger = async () => {
      const { token, call } = server;
      const { mail } = (await call({ url: '/api/enquiries/1', token })).json();
      return mail.find(({ kind }: { kind: string }) => kind === 'webhook');
    };
    await vi.waitFor(
      async () => expect((await ledger()).ledger[0].outcome).toBe('deferred'),
      10_000,
    );
    hook.answer.status = 200;
    server.clock.now += 15_000;
    server.app.outbox.wake();
    const accepted = {
      status: 'sent',
      ledger: [
        { attempt: 1, outcome: 'deferred', reason: '503 thank you' },
        { attempt: 2, outcome: 'sent', reason: '200 thank you' },
      ],
    };
    await vi.waitFor(async () => expect(await ledger()).toMatchObject(accepted), 10_000);
    expect(hook.received).toHaveLength(2);
    for (const call of hook.received) {
      expect(call.headers['webhook-signature']).toBe(expectedSignature(secret, call));
      expect(JSON.parse(call.body)).toMatchObject({ type: 'enquiry.created', data: enquiry });
    }
    const [first, second] = hook.received.map(({ headers }) => headers);
    expect(first?.['webhook-id']).toBe(second?.['webhook-id']);
    expect(first?.['webhook-timestamp']).not.toBe(second?.['webhook-timestamp']);

    hook.answer.status = 500;
    await server.call({
      method: 'POST',
      url: '/send-contact-form',
      body: { ...enquiry, message: 'Another.' },
    });
    await vi.waitFor(() => expect(hook.received).toHaveLength(3), 10_000);
    const waiting = () =>
      server.db.selectFrom('outbox').select('lease_until').where('kind', '=', 'webhook').execute();
    await vi.waitFor(async () => {
      expect(await waiting()).toEqual([{ lease_until: '' }, { lease_until: '' }]);
    }, 10_000);
    await save(server, { webhook_url: '' });
    expect(await waiting()).toHaveLength(1);
    const told = JSON.stringify([
      await server.db.selectFrom('audit_log').selectAll().execute(),
      (await server.call({ url: '/api/mail-settings', token: server.token })).json(),
    ]);
    expect(told).toContain('webhook_secret');
    expect(told).not.toContain(secret.slice(6));
  });
});

test('T25 no address of the inner network, no redirect, and the test shows the answer', async () => {
  const hook = await startWebhookServer();
  const server = await testServer();
  expect((await tryOut(server)).statusCode).toBe(400);
  for (const webhook_url of [
    ...['http://example.com/', 'ftp://example.com/', 'https://user:word@example.com/', 'nonsense'],
    ...['https://10.0.0.1/', 'https://169.254.169.254/latest', 'https://[::ffff:10.0.0.1]/'],
  ]) {
    const answer = await save(server, { webhook_url, webhook_secret: secret });
    expect(answer.statusCode, webhook_url).toBe(400);
    expect(answer.json().errors).toHaveProperty('webhook_url');
  }
  await save(server, { webhook_url: hook.url, webhook_secret: secret });
  expect((await tryOut(server)).json()).toMatchObject({
    isAccepted: true,
    answer: '200 thank you',
  });
  hook.answer.status = 302;
  hook.answer.location = 'http://127.0.0.1:1/secret';
  expect((await tryOut(server)).json()).toMatchObject({
    isAccepted: false,
    answer: '302 thank you',
  });
  await save(server, { webhook_url: 'http://127.0.0.1:1/' });
  expect((await tryOut(server)).json()).toMatchObject({
    isAccepted: false,
    answer: 'Nobody listens at the address (ECONNREFUSED)',
  });
});
