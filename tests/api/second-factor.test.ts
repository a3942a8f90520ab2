import { beforeEach, expect, test } from 'vitest';
import { minute } from '../../domain/durations.ts';
import { codeOf, stepAt } from '../../server/accounts/sign-in/totp.ts';
import { describeOnBothDatabases } from '../databases.ts';
import { adminEmail, password, type TestServer, testServer } from '../server.ts';

const askForCode = 'Please enter the 6 digits of your authenticator app, or a recovery code.';
const wrongCode = 'This code is wrong or was used already.';

describeOnBothDatabases('the second factor', (databases) => {
  let server: TestServer;
  beforeEach(async () => {
    server = await testServer({ database: await databases.open() });
  });

  const post = (url: string, body: object, token = server.token) =>
    server.call({ method: 'POST', url, token, body });

  const confirm = (code: string) => post('/api/users/totp/on', { code });

  const state = async () =>
    (await server.call({ url: '/api/users/totp', token: server.token })).json();

  function login(code?: string, given = password) {
    const body = { email: adminEmail, password: given, code };
    return server.call({ method: 'POST', url: '/api/users/login', body });
  }

  const codeAfter = (secret: string, steps = 0) => codeOf(secret, stepAt(server.clock.now) + steps);

  /** Turns it on; the step of the confirming code is used up, so time moves on. */
  async function enrol(): Promise<{ secret: string; codes: string[] }> {
    const { secret } = (await post('/api/users/totp', { password })).json();
    const answer = await confirm(codeAfter(secret));
    expect(answer.statusCode).toBe(200);
    server.clock.now += minute;
    return { secret, codes: answer.json().recoveryCodes };
  }

  test('it is off until a code confirms the secret', async () => {
    expect(await state()).toEqual({ enabled: false, recoveryCodesLeft: 0 });
    const answer = await post('/api/users/totp', { password });
    expect(answer.json()).toEqual({
      secret: expect.stringMatching(/^[A-Z2-7]{32}$/),
      uri: expect.stringMatching(/^otpauth:\/\/totp\/localhost:admin%40example\.com\?secret=/),
    });
    expect((await login()).statusCode).toBe(200);
    expect((await confirm('000000')).json().errors).toEqual({ code: wrongCode });
    expect((await login()).statusCode).toBe(200);
    expect((await confirm(codeAfter(answer.json().secret))).json().recoveryCodes).toHaveLength(10);
    expect(await state()).toEqual({ enabled: true, recoveryCodesLeft: 10 });
    expect((await login()).statusCode).toBe(401);
  });

  test('signing in asks for the code only after the right password', async () => {
    const { secret } = await enrol();
    const wrong = await login(undefined, 'wrong');
    expect(wrong.json()).toEqual({ message: 'The email address or the password is wrong.' });
    const asked = await login();
    expect(asked.statusCode).toBe(401);
    expect(asked.json()).toEqual({ message: askForCode, errors: { code: askForCode } });
    const { entries } = (await server.call({ url: '/api/audit', token: server.token })).json();
    expect([entries[0].action, entries[1].action]).toEqual(['code asked for', 'login refused']);
    const code = codeAfter(secret);
    expect((await login(code, 'wrong')).json()).toEqual(wrong.json());
    const answer = await login(`${code.slice(0, 3)} ${code.slice(3)}`);
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toMatchObject({ isAdmin: true, email: adminEmail });
  });

  test('R-7-07 an account without it signs in with any code or none', async () => {
    expect((await login()).statusCode).toBe(200);
    expect((await login('123456')).statusCode).toBe(200);
  });

  test('a code works once, and with it the ones before it', async () => {
    const { secret } = await enrol();
    const code = codeAfter(secret);
    const earlier = codeAfter(secret, -1);
    expect((await login(code)).statusCode).toBe(200);
    expect((await login(code)).json().errors).toEqual({ code: wrongCode });
    expect((await login(earlier)).statusCode).toBe(401);
    expect((await login(codeAfter(secret, 1))).statusCode).toBe(200);
  });

  test('of two sign-ins with one code at once, one succeeds', async () => {
    const { secret } = await enrol();
    const code = codeAfter(secret);
    const answers = await Promise.all([login(code), login(code)]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 401]);
  });

  test('codes of a phone that is 30 seconds off are taken, of one 60 seconds off are not', async () => {
    const { secret } = await enrol();
    for (const [steps, status] of [
      [-1, 200],
      [1, 200],
      [2, 401],
      [-2, 401],
    ] as const) {
      server.clock.now += 120_000;
      expect((await login(codeAfter(secret, steps))).statusCode).toBe(status);
    }
  });

  test('a recovery code opens once, and only hashes are stored', async () => {
    const { codes } = await enrol();
    const [first = '', second = ''] = codes;
    expect((await login(first)).statusCode).toBe(200);
    expect((await login(first)).statusCode).toBe(401);
    expect((await login(second.toLowerCase().replaceAll('-', ' '))).statusCode).toBe(200);
    expect(await state()).toEqual({ enabled: true, recoveryCodesLeft: 8 });
    const rows = await server.db.selectFrom('recovery_codes').selectAll().execute();
    const dump = JSON.stringify(rows);
    for (const code of codes) {
      expect(dump).not.toContain(code);
      expect(dump).not.toContain(code.replaceAll('-', ''));
    }
  });

  test('T08 guessed codes lock like guessed passwords, asking for the code does not', async () => {
    const { secret } = await enrol();
    for (let n = 0; n < 12; n++) expect((await login()).statusCode).toBe(401);
    for (let n = 0; n < 10; n++) expect((await login('000000')).statusCode).toBe(401);
    expect((await login(codeAfter(secret))).statusCode).toBe(429);
  });

  test('a right password without a code does not clear the wrong codes', async () => {
    await enrol();
    for (let n = 0; n < 10; n++) {
      expect((await login('000000')).statusCode).toBe(401);
      if (n < 9) expect((await login()).statusCode).toBe(401);
    }
    expect((await login('000000')).statusCode).toBe(429);
  });

  test('turning it off takes the password and a code', async () => {
    const { secret, codes } = await enrol();
    const off = (body: object) => post('/api/users/totp/off', body);
    const wrong = await off({ password: 'wrong', code: codeAfter(secret) });
    expect(Object.keys(wrong.json().errors)).toEqual(['password']);
    const uncoded = await off({ password, code: '000000' });
    expect([uncoded.statusCode, uncoded.json().errors]).toEqual([400, { code: wrongCode }]);
    expect((await login()).statusCode).toBe(401);
    expect((await off({ password, code: codeAfter(secret) })).statusCode).toBe(200);
    expect((await login()).statusCode).toBe(200);
    expect((await login(codes[0])).statusCode).toBe(200);
    expect(await state()).toEqual({ enabled: false, recoveryCodesLeft: 0 });
  });

  test('a secret in use is never replaced or confirmed again', async () => {
    const { secret } = await enrol();
    expect((await post('/api/users/totp', { password })).statusCode).toBe(409);
    expect((await confirm(codeAfter(secret))).statusCode).toBe(409);
    expect((await login(codeAfter(secret))).statusCode).toBe(200);
  });

  test('a secret is offered to the password only', async () => {
    const answer = await post('/api/users/totp', { password: 'wrong' });
    expect([answer.statusCode, Object.keys(answer.json().errors)]).toEqual([400, ['password']]);
    expect((await confirm('123456')).statusCode).toBe(409);
  });

  test('a reset by an administrator turns it off: a lost phone is no lost account', async () => {
    await enrol();
    await server.addUser('omar@example.com', true);
    const token = await server.signIn('omar@example.com');
    const list = (await server.call({ url: '/api/users', token })).json();
    const { user_id } = list.find(({ email }: { email: string }) => email === adminEmail);
    const reset = (await post(`/api/users/${user_id}/reset`, {}, token)).json();
    expect((await login(undefined, reset.password)).statusCode).toBe(200);
    expect(await server.db.selectFrom('recovery_codes').selectAll().execute()).toEqual([]);
  });
});
