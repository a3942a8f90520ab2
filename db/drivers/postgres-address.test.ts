import { expect, test } from 'vitest';
import { postgresAddressProblem, postgresPlace, readPostgresAddress } from './postgres-address.ts';

const site = 'postgres://site:secret@db.example:6000/site';

test.each([
  site,
  `${site}?sslmode=require`,
  `${site}?sslmode=verify-full&sslrootcert=system`,
  `${site}?sslmode=verify-ca&sslrootcert=/etc/ca.pem`,
  'postgres:///site?host=/run/postgresql',
  'postgres://site:secret@/site?host=/run/postgresql',
])('%s can be used', (url) => {
  expect(postgresAddressProblem(url)).toBeNull();
});

test.each(['postgres://site:se/cr@t@db.example/site', 'postgres://site:s#cret@db.example/site'])(
  '%s is refused with the way to write it',
  (url) => {
    expect(postgresAddressProblem(url)).toContain('percent-encoded');
  },
);

test('only prefer and allow may fall back to a connection without TLS', () => {
  const fallbackOf = (mode: string) => readPostgresAddress(`${site}?sslmode=${mode}`).withoutTls;
  for (const mode of ['require', 'verify-ca', 'verify-full', 'no-verify', 'disable'])
    expect(fallbackOf(mode)).toBeUndefined();
  for (const mode of ['prefer', 'allow']) expect(fallbackOf(mode)).toContain('sslmode=disable');
});

test('modes mean what libpq means by them', () => {
  expect(readPostgresAddress(site)).toEqual({ connectionString: site });
  const { connectionString } = readPostgresAddress(
    `${site}?sslmode=verify-full&sslrootcert=system&application_name=site`,
  );
  const { searchParams } = new URL(connectionString);
  expect(Object.fromEntries(searchParams)).toEqual({
    sslmode: 'verify-full',
    uselibpqcompat: 'true',
    application_name: 'site',
  });
});

test('a message can name the place without the password', () => {
  expect(postgresPlace(site)).toEqual({
    host: 'db.example:6000',
    user: 'site',
    database: 'site',
    hasPassword: true,
  });
  expect(postgresPlace('postgres://site@/site?host=/run/postgresql')).toMatchObject({
    host: '/run/postgresql',
    hasPassword: false,
  });
  expect(postgresPlace('postgres://a%40b@[::1]/site')).toMatchObject({
    host: '[::1]:5432',
    user: 'a@b',
  });
});
