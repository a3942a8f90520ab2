import { firstSettings } from '../../content/settings.ts';
import { insertUser } from '../../db/accounts/users.ts';
import { beginJob } from '../../db/jobs/jobs.ts';
import { migrate } from '../../db/migrate.ts';
import { openDatabase } from '../../db/open.ts';
import { saveSiteSettings } from '../../db/settings.ts';
import { hour, minute } from '../../domain/durations.ts';
import { folderStore } from '../../media/stores/folder-store.ts';
import { hashPassword } from '../../server/accounts/sign-in/password.ts';
import { assembleApp } from '../../server/app.ts';
import { readConfig } from '../../server/config.ts';
import { startMailServer } from '../mail/mail-server.ts';
import { type Fault, must, mustFail } from './fault.ts';
import { timeUntil } from './measure.ts';
import { temporaryFolder } from './site.ts';

const account = { email: 'admin@example.com', password: 'Fault-tree-2044' };

/** Where the clock goes, in milliseconds from where it stands. */
const jumps: [string, number][] = [
  ['a day on', 24 * hour],
  ['a day back', -24 * hour],
  ['an hour on', hour],
  ['an hour back', -hour],
  ['stopped', 0],
];

/** The server's clock set on, back, stopped, and over the 29th of February. */
export const clockJumps: Fault = {
  id: 'F15',
  what: 'clock jumps',
  stated: 10,
  async run(count, scene) {
    const mail = await startMailServer();
    scene.atEnd(() => mail.stop());
    const clock = { now: Date.parse('2028-02-28T23:30:00Z') };
    const database = openDatabase('sqlite::memory:');
    scene.atEnd(() => database.db.destroy());
    await migrate(database.db, database.kind);
    const passwordHash = await hashPassword(account.password);
    await saveSiteSettings(database.db, firstSettings);
    await insertUser(database.db, { email: account.email, passwordHash, isAdmin: true });
    const settings = {
      SMTP_URL: mail.url,
      ENQUIRY_TO: 'o@example.com',
      MAIL_FROM: 'w@example.com',
      DATA_DIR: temporaryFolder(scene),
    };
    const limits = { ENQUIRIES_PER_MINUTE: '1000', MAILS_PER_HOUR: '1000' };
    const config = readConfig({ LOG_LEVEL: 'silent', ...limits, ...settings });
    const media = folderStore(config.mediaDir);
    const app = await assembleApp({ ...database, config, media, now: () => clock.now });
    scene.atEnd(() => app.close());
    const post = (url: string, payload: object, remoteAddress = '127.0.0.1') =>
      app.inject({ method: 'POST', url, payload, remoteAddress });
    const signIn = (given = account, from?: string) => post('/api/users/login', given, from);
    const isLive = async (token: string) =>
      (await app.inject({ url: '/api/users/me', headers: { authorization: `Bearer ${token}` } }))
        .statusCode === 200;
    let sent = 0;
    for (let n = 0; n < Math.max(count, jumps.length); n++) {
      const [name, by] = jumps[n % jumps.length] ?? ['', 0];
      const from = `203.0.113.${n}`;
      const { token } = (await signIn()).json();
      for (let tries = 0; tries < 11; tries++)
        await signIn({ ...account, password: 'wrong' }, from);
      must((await signIn(account, from)).statusCode === 429, `${name}: nothing was locked`);
      clock.now += by;
      const enquiry = { name: 'Omar', email: 'o@example.com', message: `After ${name} ${n}` };
      must((await post('/send-contact-form-main', enquiry)).statusCode === 200, `${name}: refused`);
      sent += 1;
      const left = await timeUntil(async () => mail.accepted().length >= sent, 10_000);
      must(left < 10_000, `${name}: the message stayed`);
      clock.now += 16 * minute;
      must((await signIn(account, from)).statusCode === 200, `${name}: locked for ever`);
      clock.now += 12 * hour;
      must(!(await isLive(token)), `${name}: a session outlived twelve hours`);
      const terms = { now: clock.now, every: 11 * hour, lease: hour };
      must(await beginJob(database.db, 'backup', terms), `${name}: no backup is due`);
    }
    const { token } = (await signIn()).json();
    const control = await mustFail(
      async () => must(!(await isLive(token)), 'it lives'),
      'a session that is still good',
    );
    return {
      result: `${Math.max(count, 5)} jumps: no session beyond 12 h, no lock beyond 15 min, ${sent} of ${sent} messages left, backups go on`,
      control,
    };
  },
};
