import { type PostgresPlace, postgresPlace } from './postgres-address.ts';

type Cause = (place: PostgresPlace) => string;

const noHost: Cause = () => 'there is no such host';
const noAnswer: Cause = () =>
  'it does not answer; is the address right, and does a firewall let it through?';
const refused: Cause = () => 'nothing listens there';
const noPassword: Cause = ({ user }) =>
  `it asks for a password of the user ${user}, and the setting has none`;
const wrongPassword: Cause = (place) =>
  place.hasPassword
    ? `it does not take this password for the user ${place.user}`
    : noPassword(place);
const notTrusted: Cause = () =>
  'its certificate is not trusted; name the authority with sslrootcert=FILE, or encrypt without a check with sslmode=require';

const causes = new Map<string, Cause>([
  ['ENOTFOUND', noHost],
  ['EAI_AGAIN', noHost],
  ['ECONNREFUSED', refused],
  ['ENOENT', () => 'a file that it names is not there (socket or certificate)'],
  ['EACCES', () => 'a file that it names may not be read (socket or certificate)'],
  ['ETIMEDOUT', noAnswer],
  ['EHOSTUNREACH', noAnswer],
  ['ENETUNREACH', noAnswer],
  ['ECONNRESET', () => 'it broke the connection off'],
  ['28P01', wrongPassword],
  ['3D000', ({ database }) => `it has no database ${database}; create it first`],
  ['53300', () => 'it has no connection left; raise max_connections there'],
  ['57P03', () => 'it is starting or stopping; try again'],
  ['42501', ({ user, database }) => `the user ${user} may not make tables in ${database}`],
  ['25006', () => 'it is read-only'],
  ['DEPTH_ZERO_SELF_SIGNED_CERT', notTrusted],
  ['SELF_SIGNED_CERT_IN_CHAIN', notTrusted],
  ['UNABLE_TO_VERIFY_LEAF_SIGNATURE', notTrusted],
  ['UNABLE_TO_GET_ISSUER_CERT_LOCALLY', notTrusted],
  ['CERT_HAS_EXPIRED', () => 'its certificate has expired'],
  ['ERR_TLS_CERT_ALTNAME_INVALID', () => 'its certificate is that of another host'],
]);

const messages: [RegExp, Cause][] = [
  [
    /no pg_hba\.conf entry .*no encryption/s,
    () => 'it lets nobody in without TLS; add ?sslmode=require',
  ],
  [
    /no pg_hba\.conf entry/,
    ({ user }) => `it does not let the user ${user} in from this machine (pg_hba.conf)`,
  ],
  [/does not support SSL/, () => 'it has no TLS; use sslmode=prefer or sslmode=disable'],
  [/password must be a string/, noPassword],
  [/timeout|terminated/i, noAnswer],
];

function causeOf(error: Error): Cause {
  const code = 'code' in error ? String(error.code) : '';
  const matched = messages.find(([pattern]) => pattern.test(error.message))?.[1];
  return matched ?? causes.get(code) ?? (() => code || 'it cannot be connected to');
}

/** Names setting, host and cause, and never the password. */
export function postgresFailure(url: string, error: unknown): string {
  const place = postgresPlace(url);
  const cause = error instanceof Error ? causeOf(error)(place) : 'it cannot be connected to';
  return `DATABASE_URL: Postgres at ${place.host} cannot be used: ${cause}.`;
}
