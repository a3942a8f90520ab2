import { expect, test } from 'vitest';
import { setDisabled } from '../../db/accounts/administrators.ts';
import { minute } from '../../domain/durations.ts';
import { describeOnBothDatabases } from '../databases.ts';
import fc from '../fast-check.ts';
import { fuzzRuns } from '../fuzz-runs.ts';
import { adminEmail, password as firstPassword, type TestServer, testServer } from '../server.ts';

const idle = 60 * minute;
const absolute = 12 * 60 * minute;
const perUser = 5;
const other = 'omar@example.com';
const passwords = [firstPassword, 'green-Dhow-2044'];

/** A token that the server gave out, as the rules see it. */
interface ModelSession {
  token: string;
  email: string;
  created: number;
  used: number;
  ended: boolean;
}

interface Model {
  sessions: ModelSession[];
  /** Index into `passwords`. */
  password: Map<string, number>;
  disabled: boolean;
}

type Command =
  | { kind: 'login' | 'wrong'; email: string }
  | { kind: 'call' | 'logout' | 'change' | 'elsewhere'; session: number }
  | { kind: 'disable' | 'enable' }
  | { kind: 'wait'; minutes: number };

const email = fc.constantFrom(adminEmail, other);
const session = fc.nat({ max: 6 });
const command: fc.Arbitrary<Command> = fc.oneof(
  { weight: 4, arbitrary: fc.record({ kind: fc.constant('login' as const), email }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('wrong' as const), email }) },
  { weight: 6, arbitrary: fc.record({ kind: fc.constant('call' as const), session }) },
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constantFrom('logout' as const, 'change' as const, 'elsewhere' as const),
      session,
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ kind: fc.constantFrom('disable' as const, 'enable' as const) }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant('wait' as const),
      minutes: fc.constantFrom(1, 30, 59, 60, 61, 719),
    }),
  },
);

function isLive({ ended, created, used }: ModelSession, now: number): boolean {
  return !ended && now - used <= idle && now - created <= absolute;
}

function endAll(model: Model, owner: string, keep?: ModelSession): void {
  for (const one of model.sessions) if (one.email === owner && one !== keep) one.ended = true;
}

/** What signing in gives by the rules. */
function mayLogIn(model: Model, owner: string): boolean {
  return !(owner === other && model.disabled);
}

function started(model: Model, made: ModelSession): void {
  const own = model.sessions.filter((one) => one.email === made.email && !one.ended);
  // The oldest beyond the fifth end, counted with the expired ones that nobody has touched.
  for (const one of own.slice(0, Math.max(own.length - perUser + 1, 0))) one.ended = true;
  model.sessions.push(made);
}

/** Sends one command to server and model and compares their answers. */
async function take(server: TestServer, model: Model, given: Command): Promise<void> {
  const post = (url: string, body: object, token?: string) =>
    server.call({ method: 'POST', url, token, body });
  // Two sessions never begin or are used in the same second, as creationTime moves those.
  server.clock.now += 2_000;
  const { now } = server.clock;
  if (given.kind === 'wait') {
    server.clock.now += given.minutes * minute;
  } else if (given.kind === 'login' || given.kind === 'wrong') {
    const index = model.password.get(given.email) ?? 0;
    const password = given.kind === 'login' ? passwords[index] : passwords[1 - index];
    const answer = await post('/api/users/login', { email: given.email, password });
    const isRight = given.kind === 'login' && mayLogIn(model, given.email);
    expect(answer.statusCode).toBe(isRight ? 200 : 401);
    const times = { created: now, used: now, ended: false };
    if (isRight) started(model, { token: answer.json().token, email: given.email, ...times });
  } else if (given.kind === 'disable' || given.kind === 'enable') {
    // Straight to the server's own rule, so that it does not matter who is signed in.
    const disabled = given.kind === 'disable';
    const { user_id } = await server.db
      .selectFrom('users')
      .select('user_id')
      .where('email', '=', other)
      .executeTakeFirstOrThrow();
    await setDisabled(server.db, user_id, disabled);
    model.disabled = disabled;
    if (disabled) endAll(model, other);
  } else if ('session' in given) {
    await actWithin(server, model, given);
  }
}

async function actWithin(
  server: TestServer,
  model: Model,
  given: { kind: 'call' | 'logout' | 'change' | 'elsewhere'; session: number },
): Promise<void> {
  const { now } = server.clock;
  const used = model.sessions[model.sessions.length - 1 - given.session];
  if (!used) return;
  const index = model.password.get(used.email) ?? 0;
  const calls = {
    call: { url: '/api/users/me' },
    logout: { method: 'POST', url: '/api/users/logout' },
    elsewhere: { method: 'DELETE', url: '/api/users/sessions' },
    change: {
      method: 'POST',
      url: '/api/users/password',
      body: { current: passwords[index], new: passwords[1 - index] },
    },
  } as const;
  const answer = await server.call({ ...calls[given.kind], token: used.token });
  const wasLive = isLive(used, now);
  expect(answer.statusCode, given.kind).toBe(wasLive ? 200 : 401);
  if (!wasLive) {
    used.ended = true;
    return;
  }
  used.used = now;
  if (given.kind === 'logout') used.ended = true;
  if (given.kind === 'elsewhere' || given.kind === 'change') endAll(model, used.email, used);
  if (given.kind === 'change') model.password.set(used.email, 1 - index);
}

/** Two accounts without sessions and failures, with the first password. */
async function freshModel(server: TestServer, firstHash: string): Promise<Model> {
  await server.db.deleteFrom('sessions').execute();
  await server.db.deleteFrom('sign_in_failures').execute();
  await server.db.updateTable('users').set({ password_hash: firstHash, is_disabled: 0 }).execute();
  const password = new Map([adminEmail, other].map((owner) => [owner, 0]));
  return { sessions: [], password, disabled: false };
}

describeOnBothDatabases('T03 sessions', (databases) => {
  test('any sequence of commands is answered as the rules say', { timeout: 300_000 }, async () => {
    // Far more wrong passwords than a sequence can hold: the lock has tests of its own.
    const signIn = { failures: 99, window: 1, lock: 1, perDay: 99, perAddress: 99 };
    const server = await testServer({ database: await databases.open(), config: { signIn } });
    await server.addUser(other, true);
    const { password_hash } = await server.db
      .selectFrom('users')
      .select('password_hash')
      .executeTakeFirstOrThrow();
    await fc.assert(
      fc.asyncProperty(fc.array(command, { maxLength: 14 }), async (commands) => {
        const model = await freshModel(server, password_hash);
        for (const given of commands) await take(server, model, given);
      }),
      { numRuns: fuzzRuns(250, 5_000) },
    );
  });
});
