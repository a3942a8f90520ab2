import { beforeEach, expect, test } from 'vitest';
import { day, minute } from '../../domain/durations.ts';
import { describeOnBothDatabases } from '../databases.ts';
import { faultCount } from '../fault-count.ts';
import { type TestServer, testServer } from '../server.ts';
import { extended, type FormUrl, forms, main, urls } from './enquiry-forms.ts';

/** Double submissions at once (threat T28). */
const pairCount = faultCount(100, 1_000);
const atOnce = 20;
const unkeyed: Record<string, string> = {};
const keyed = (number: number): Record<string, string> => ({ 'idempotency-key': `key-${number}` });

describeOnBothDatabases('what comes twice, too often or from programs', (databases) => {
  let server: TestServer;
  beforeEach(async () => {
    server = await testServer({ database: await databases.open() });
  });

  const stored = () =>
    server.db.selectFrom('enquiries').selectAll().orderBy('enquiry_id').execute();

  function send(url: FormUrl, body: object, headers: Record<string, string> = {}) {
    return server.call({ method: 'POST', url, body, headers });
  }

  const mails = () => server.db.selectFrom('outbox').select('kind').execute();

  test.each(urls)('R-X-01 %s queues one message with each enquiry', async (url) => {
    await send(url, forms[url]);
    expect(await mails()).toEqual([{ kind: 'enquiry' }]);
  });

  test.each(urls)('R-X-02 %s keeps what fills the honeypot, and mails nothing', async (url) => {
    const answer = await send(url, { ...forms[url], website: 'https://spam.example' });
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toEqual({ msg: 'success' });
    const [row] = await stored();
    expect(row).toMatchObject({ ...forms[url], status: 'spam' });
    expect(row?.spam_reasons).toContain('people cannot see');
    expect(await mails()).toEqual([]);
  });

  test.each([unkeyed, keyed(1)])(
    'R-X-02 T28 the same message without the honeypot is no repetition (%j)',
    async (headers) => {
      const trapped = { ...main, website: 'https://filled-by-a-browser.example' };
      for (const body of [trapped, main, trapped, main]) {
        const answer = await send('/send-contact-form-main', body, headers);
        expect(answer.json()).toEqual({ msg: 'success' });
      }
      expect((await stored()).map(({ status }) => status)).toEqual(['spam', 'new']);
      expect(await mails()).toEqual([{ kind: 'enquiry' }]);
    },
  );

  test('R-X-02 an empty honeypot is what people send', async () => {
    await send('/send-contact-form-main', { ...main, website: '' });
    expect(await stored()).toMatchObject([{ status: 'new' }]);
  });

  /** Every row of every table. */
  async function everyRow(): Promise<string> {
    const tables = await server.db.introspection.getTables();
    const rows = await Promise.all(
      tables
        .filter(({ isView }) => !isView)
        .map(async ({ name }) => [
          name,
          // Any table, whatever its type.
          await server.db
            .selectFrom(name as 'enquiries')
            .selectAll()
            .execute(),
        ]),
    );
    return JSON.stringify(rows);
  }

  test('T36 a refused enquiry writes nothing', async () => {
    const send20 = Array.from({ length: 20 }, (_, n) => ({ ...main, message: `Message ${n}` }));
    for (const body of send20) await send('/send-contact-form-main', body, keyed(1000));
    await send('/send-contact-form-main', main, keyed(1));
    const refusals = [
      [400, { ...main, name: 'a' }, unkeyed],
      [400, main, { 'idempotency-key': 'a key with spaces' }],
      [422, { ...main, message: 'Another' }, keyed(1)],
    ] as const;
    for (const [status, body, headers] of refusals) {
      const before = await everyRow();
      server.clock.now += 1;
      expect((await send('/send-contact-form-main', body, headers)).statusCode).toBe(status);
      expect(await everyRow(), `${status}`).toBe(before);
    }
    for (const body of send20) await send('/send-contact-form-main', body);
    const before = await everyRow();
    server.clock.now += 1;
    const body = { ...main, message: 'One too many' };
    expect((await send('/send-contact-form-main', body)).statusCode).toBe(429);
    expect(await everyRow()).toBe(before);
  });

  test('R-X-03 more than 20 accepted in a minute are refused; refused ones do not count', async () => {
    const texts = Array.from({ length: 20 }, (_, number) => `Message ${number}`);
    for (const message of texts) {
      expect(
        (await send('/send-contact-form', { ...extended, role: 'a'.repeat(37) })).statusCode,
      ).toBe(400);
      expect((await send('/send-contact-form-main', { ...main, message })).statusCode).toBe(200);
    }
    const refusal = await send('/send-contact-form-main', { ...main, message: 'One more' });
    expect(refusal.statusCode).toBe(429);
    expect(refusal.json()).toEqual({ msg: 'fail' });
    expect(refusal.headers['retry-after']).toBe('60');
    expect(await stored()).toHaveLength(20);
    const elsewhere = { method: 'POST', url: '/send-contact-form-main', body: main } as const;
    expect((await server.call({ ...elsewhere, remoteAddress: '192.0.2.7' })).statusCode).toBe(200);
    server.clock.now += minute;
    expect((await send('/send-contact-form-main', { ...main, message: 'Later' })).statusCode).toBe(
      200,
    );
  });

  test('R-X-03 the same text again counts, too', async () => {
    for (let sent = 0; sent < 20; sent += 1) await send('/send-contact-form-main', main);
    expect((await send('/send-contact-form-main', main)).statusCode).toBe(429);
  });

  test('T28 the same text from the same address within ten minutes is stored once', async () => {
    for (const minutes of [0, 9]) {
      server.clock.now += minutes * minute;
      expect((await send('/send-contact-form-main', main)).json()).toEqual({ msg: 'success' });
    }
    expect(await stored()).toHaveLength(1);
    server.clock.now += 2 * minute;
    await send('/send-contact-form-main', main);
    expect(await stored()).toHaveLength(2);
    await server.call({
      method: 'POST',
      url: '/send-contact-form-main',
      body: main,
      remoteAddress: '192.0.2.7',
    });
    expect(await stored()).toHaveLength(3);
  });

  test('T28 an idempotency key is stored once, and stands for one text', async () => {
    const key = { 'idempotency-key': '9d6c3b0e' };
    for (const days of [0, 1, 2]) {
      server.clock.now += days * day;
      expect((await send('/send-contact-form-main', main, key)).json()).toEqual({ msg: 'success' });
    }
    const other = await send('/send-contact-form-main', { ...main, message: 'Other' }, key);
    expect(other.statusCode).toBe(422);
    expect(other.json()).toEqual({ msg: 'fail' });
    expect(await stored()).toHaveLength(1);
    expect(await mails()).toHaveLength(1);
    const odd = await send('/send-contact-form-main', main, { 'idempotency-key': 'a b' });
    expect(odd.statusCode).toBe(400);
  });

  test('T28 of many double submissions at once each is stored and mailed once', async () => {
    const pairs = Array.from({ length: pairCount }, (_, number) => ({
      body: { ...main, message: `Message ${number}` },
      remoteAddress: `10.0.${number >> 8}.${number & 255}`,
      headers: number % 2 === 0 ? keyed(number) : unkeyed,
    }));
    const url = '/send-contact-form-main';
    // More at once would wait more than two seconds for a connection on a busy machine, which is a 503.
    for (let first = 0; first < pairCount; first += atOnce) {
      const twice = pairs.slice(first, first + atOnce).flatMap((pair) => [pair, pair]);
      const answers = await Promise.all(
        twice.map((pair) => server.call({ method: 'POST', url, ...pair })),
      );
      expect(new Set(answers.map(({ body }) => body))).toEqual(new Set(['{"msg":"success"}']));
    }
    expect(await stored()).toHaveLength(pairCount);
    expect(await mails()).toHaveLength(pairCount);
  });
});
