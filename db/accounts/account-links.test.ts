import { beforeEach, expect, test } from 'vitest';
import { day, minute } from '../../domain/durations.ts';
import { describeOnBothDatabases } from '../../tests/databases.ts';
import { isoTime } from '../iso-time.ts';
import { settleSecretMail } from '../mail/secret-mails.ts';
import type { Database } from '../open.ts';
import { deleteEndedLinks, requestReset } from './account-links.ts';
import { accountMails, claimAccountMail, storeToken } from './account-mail.ts';
import { insertInvitation, renewInvitation } from './invitations.ts';
import { insertUser } from './users.ts';

const now = Date.parse('2026-03-01T09:00:00Z');
const terms = { now, lease: minute, maxWait: 10 * minute };
const email = 'omar@example.com';

describeOnBothDatabases('links into accounts', (databases) => {
  let db: Database;
  let invitedBy: number;
  beforeEach(async () => {
    ({ db } = await databases.open());
    const user = await insertUser(db, { email, passwordHash: 'x', isAdmin: true });
    invitedBy = user.user_id;
  });

  async function invite(to: string): Promise<number> {
    const made = await insertInvitation(db, { email: to, invitedBy, now });
    if (typeof made === 'string') throw new Error(made);
    return made.link_id;
  }

  async function kinds(): Promise<string[]> {
    const rows = await db.selectFrom('account_links').select('kind').orderBy('link_id').execute();
    return rows.map(({ kind }) => kind);
  }

  test('T40 of many senders at once one has a mail in hand, until its lease ends', async () => {
    await requestReset(db, { email, now });
    const claims = await Promise.all(Array.from({ length: 8 }, () => claimAccountMail(db, terms)));
    const [claimed, ...more] = claims.filter((claim) => claim !== null);
    expect(more).toEqual([]);
    expect(claimed).toMatchObject({ kind: 'reset', email, invitedBy: '', attempt: 1 });
    expect(await claimAccountMail(db, { ...terms, now: now + minute - 1 })).toBeNull();
    const again = await claimAccountMail(db, { ...terms, now: now + minute });
    expect(again).toMatchObject({ attempt: 2 });
    // The one that was too slow may neither store its token nor say how it ended.
    const token = { tokenHash: 'late', expiresAt: now + day };
    expect(claimed && (await storeToken(db, claimed, token))).toBe(false);
    const ending = { outcome: 'failed' as const, reason: 'late', nextAt: now };
    if (claimed) await settleSecretMail(db, accountMails, { ...claimed, ...ending });
    expect(again && (await storeToken(db, again, { ...token, tokenHash: 'new' }))).toBe(true);
  });

  test('T41 an invitation that is sent again is tried for as long as a first one', async () => {
    const link_id = await invite('layla@example.com');
    const later = now + 4 * day;
    await renewInvitation(db, link_id, { now: later });
    const claimed = await claimAccountMail(db, { ...terms, now: later });
    expect(claimed).toMatchObject({ first_attempt_at: isoTime(later) });
  });

  test('T41 sending again takes the mail from whoever has it in hand', async () => {
    const link_id = await invite('layla@example.com');
    const claimed = await claimAccountMail(db, terms);
    expect(claimed).toMatchObject({ email: 'layla@example.com', invitedBy: email });
    await renewInvitation(db, link_id, { now });
    const token = { tokenHash: 'late', expiresAt: now + day };
    expect(claimed && (await storeToken(db, claimed, token))).toBe(false);
    expect(await claimAccountMail(db, terms)).not.toBeNull();
  });

  test('F15 a mail that was due before the clock was set back is not forgotten', async () => {
    await requestReset(db, { email, now: now + day });
    expect(await claimAccountMail(db, terms)).not.toBeNull();
  });

  test('what has ended is forgotten: a reset at once, an invitation after a month', async () => {
    await requestReset(db, { email, now });
    const link_id = await invite('layla@example.com');
    const shown = { tokenHash: 'x', expiresAt: now + 3 * day };
    await renewInvitation(db, link_id, { now, shown });
    await deleteEndedLinks(db, now + 30 * day);
    expect(await kinds()).toEqual(['reset', 'invitation']);
    const claimed = await claimAccountMail(db, terms);
    if (!claimed) throw new Error('Nothing was claimed.');
    await storeToken(db, claimed, { tokenHash: 'y', expiresAt: now + 30 * minute });
    await settleSecretMail(db, accountMails, {
      ...claimed,
      outcome: 'sent',
      reason: '',
      nextAt: now,
    });
    await deleteEndedLinks(db, now + 29 * minute);
    expect(await kinds()).toEqual(['reset', 'invitation']);
    await deleteEndedLinks(db, now + 30 * minute);
    expect(await kinds()).toEqual(['invitation']);
    await deleteEndedLinks(db, now + 34 * day);
    expect(await kinds()).toEqual([]);
  });
});
