import { expect, test } from 'vitest';
import { hour } from '../domain/durations.ts';
import { readConfig } from './config.ts';

test.each([
  ['site@example.com', { from: 'site@example.com', fromName: undefined }],
  ['Studio <site@example.com>', { from: 'site@example.com', fromName: 'Studio' }],
  ['"Studio, Lisbon" <site@example.com>', { from: 'site@example.com', fromName: 'Studio, Lisbon' }],
  ['<site@example.com>', { from: 'site@example.com', fromName: undefined }],
])('MAIL_FROM takes an address and a name: %s', (text, expected) => {
  expect(readConfig({ MAIL_FROM: text }).mail).toMatchObject(expected);
});

test.each([
  'Studio',
  'Studio <site>',
  'A\r\nBcc: x <site@example.com>',
  'a@b.example, c@d.example',
])('MAIL_FROM refuses %j', (text) => {
  expect(() => readConfig({ MAIL_FROM: text })).toThrow(/MAIL_FROM is wrong: must be an address/);
});

function problem(variables: Record<string, string>): string {
  try {
    readConfig(variables);
  } catch (error) {
    return error instanceof Error ? error.message : '';
  }
  return '';
}

test.each([
  ['BACKUP_EVERY', '24h', 'must be a whole number of hours, 1 to 8760, without a unit'],
  ['BACKUP_EVERY', '0', 'must be a whole number of hours, 1 to 8760, without a unit'],
  ['BACKUP_KEEP', '14 days', 'must be a whole number of backups, 1 to 10000, without a unit'],
  ['SESSION_IDLE_MINUTES', '60m', 'must be a whole number of minutes, 1 to 1440, without a unit'],
  ['SESSION_HOURS', '1e1', 'must be a whole number of hours, 1 to 168, without a unit'],
  ['PAGE_CACHE_BYTES', '64MB', 'must be a whole number of bytes, 0 to 4294967296, without a unit'],
  ['STOP_DELAY_SECONDS', '1.5', 'must be a whole number of seconds, 0 to 60, without a unit'],
  ['ENQUIRY_MONTHS', '2y', 'must be a whole number of months, 0 to 1200, without a unit'],
  ['FIRST_CONTENT', 'empty', 'must be demo or blank'],
  ['LOG_LEVEL', 'loud', 'must be fatal, error, warn, info, debug, trace, or silent'],
  ['NODE_ENV', 'staging', 'must be production, development, or test'],
  ['PORT', ':3000', 'must be a whole number, 0 to 65535'],
  ['PORT', '0x50', 'must be a whole number, 0 to 65535'],
  ['ADMIN_PASSWORD', 'short', 'must have 8 to 16 characters'],
  ['ENQUIRY_TO', 'office', 'must be an email address such as office@example.com'],
  ['PUBLIC_ORIGIN', 'www.example.com', 'must be an address such as https://www.example.com'],
  ['S3_ENDPOINT', 's3.example.com', 'must be an address such as https://s3.example.com'],
  ['MEDIA_URL', '/var/media', 'must be file:/path or s3://bucket/prefix'],
  ['MEDIA_URL', 's3:bucket', 'must be file:/path or s3://bucket/prefix'],
  ['DATABASE_URL', 'postgres://site:p@ss/word@db/site', /^cannot be read; special characters/],
  ['DATABASE_URL', 'postgres://site:12?word@db/site', /^cannot be read; special characters/],
  ['DATABASE_URL', 'postgres://site:12/word@db/site', /^cannot be read; special characters/],
  ['DATABASE_URL', 'postgres://site:p#word@db/site', /^cannot be read; special characters/],
  ['DATABASE_URL', 'postgres://db/site?sslmode=on', /^must have an sslmode of disable, allow/],
  ['DATABASE_URL', 'postgres://db/site?sslmode=verify-ca', /^must have sslrootcert=FILE/],
  [
    'DATABASE_URL',
    'postgres://db/site?sslmode=require&sslrootcert=system',
    'must have sslmode=verify-full for sslrootcert=system',
  ],
])('a wrong %s (%s) says what is wanted', (name, value, words) => {
  const told = problem({ [name]: value });
  expect(told.startsWith(`${name} is wrong: `), told).toBe(true);
  expect(told.slice(`${name} is wrong: `.length, -1)).toEqual(
    words instanceof RegExp ? expect.stringMatching(words) : words,
  );
  expect(told).not.toMatch(/word@|short/);
});

test.each([
  'mail.example.com',
  'mail.example.com:587',
  'user@mail.example.com',
  'smtp:mail',
  'http://a',
])('SMTP_URL=%s says how one looks', (value) => {
  expect(problem({ SMTP_URL: value })).toMatch(
    /^SMTP_URL is wrong: must look like smtp:\/\/user:password@mail\.example\.com:587, or smtps:/,
  );
});

test('right settings are read (control)', () => {
  const right = {
    BACKUP_EVERY: ' 12 ',
    BACKUP_DIR: '/b',
    SMTP_URL: 'smtp://a:b%40c@mail.example.com:587',
  };
  const urls = [
    'sqlite:./site.db',
    'postgres://site:p%40ss@db:5433/site',
    'postgresql:///site?host=/var/run/postgresql',
    'postgres://site@/site?host=/tmp',
    ...['disable', 'allow', 'prefer', 'require', 'verify-full', 'no-verify'].map(
      (mode) => `postgres://db/site?sslmode=${mode}`,
    ),
    'postgres://db/site?sslmode=verify-ca&sslrootcert=/etc/ca.pem',
    'postgres://db/site?sslmode=verify-full&sslrootcert=system',
  ];
  for (const DATABASE_URL of urls) expect(problem({ ...right, DATABASE_URL })).toBe('');
  expect(readConfig(right).backups?.every).toBe(12 * hour);
});
