/** The modes of libpq, and one of node-postgres: TLS without any check. */
const modes = ['disable', 'allow', 'prefer', 'require', 'verify-ca', 'verify-full', 'no-verify'];

function parametersOf(url: string): URLSearchParams {
  return new URLSearchParams(/\?(.*)$/s.exec(url)?.[1] ?? '');
}

function withParameters(url: string, parameters: URLSearchParams): string {
  return `${url.replace(/\?.*$/s, '')}?${parameters}`;
}

/**
 * Postgres takes addresses without a host, for its socket on this machine. An @ behind the host is one of a
 * password that ended too early.
 */
function canBeRead(url: string): boolean {
  if (/^\w+:\/\/[^/?#]*[/?#].*@/s.test(url)) return false;
  return URL.canParse(url) || URL.canParse(url.replace('@/', '@host/'));
}

/** What is wrong with a Postgres address, to follow its setting's name, or null. */
export function postgresAddressProblem(url: string): string | null {
  if (!canBeRead(url)) {
    return 'cannot be read; special characters of the password are percent-encoded (@ is %40, : is %3A, / is %2F, # is %23)';
  }
  const parameters = parametersOf(url);
  const mode = parameters.get('sslmode');
  const certificate = parameters.get('sslrootcert');
  if (mode !== null && !modes.includes(mode)) {
    return 'must have an sslmode of disable, allow, prefer, require, verify-ca or verify-full';
  }
  if (certificate === 'system' && mode !== 'verify-full') {
    return 'must have sslmode=verify-full for sslrootcert=system';
  }
  if (mode === 'verify-ca' && certificate === null) {
    return 'must have sslrootcert=FILE, the certificate of the authority, for sslmode=verify-ca; or sslmode=verify-full for a public one';
  }
  return null;
}

export interface PostgresAddress {
  /** As node-postgres takes it. */
  connectionString: string;
  /** Where to go when the server has no TLS; only for modes that do not insist on it. */
  withoutTls?: string;
}

/**
 * Reads sslmode as libpq does. By itself node-postgres 8 takes prefer, require and verify-ca for verify-full,
 * warns of it, and knows no way back to a server without TLS.
 */
export function readPostgresAddress(url: string): PostgresAddress {
  const parameters = parametersOf(url);
  const mode = parameters.get('sslmode');
  if (mode === null || mode === 'no-verify' || parameters.has('uselibpqcompat')) {
    return { connectionString: url };
  }
  // Node's own list of authorities is what it takes without a file.
  if (parameters.get('sslrootcert') === 'system') parameters.delete('sslrootcert');
  parameters.set('uselibpqcompat', 'true');
  if (mode !== 'allow' && mode !== 'prefer') {
    return { connectionString: withParameters(url, parameters) };
  }
  parameters.set('sslmode', 'prefer');
  const plain = new URLSearchParams(parameters);
  plain.set('sslmode', 'disable');
  for (const name of ['sslrootcert', 'sslcert', 'sslkey']) plain.delete(name);
  return {
    connectionString: withParameters(url, parameters),
    withoutTls: withParameters(url, plain),
  };
}

export interface PostgresPlace {
  /** With its port, or the folder of a socket. */
  host: string;
  user: string;
  database: string;
  hasPassword: boolean;
}

/** Where an address leads, without its password. */
export function postgresPlace(url: string): PostgresPlace {
  const parameters = parametersOf(url);
  const plain = url.replace(/\?.*$/s, '');
  const { hostname, port, username, password, pathname } = new URL(
    URL.canParse(plain) ? plain : plain.replace('@/', '@localhost/'),
  );
  const host = parameters.get('host') || decodeURIComponent(hostname) || 'localhost';
  return {
    host: host.startsWith('/') ? host : `${host}:${parameters.get('port') || port || 5432}`,
    user: parameters.get('user') || decodeURIComponent(username),
    database: parameters.get('dbname') || decodeURIComponent(pathname.slice(1)),
    hasPassword: password !== '' || parameters.has('password'),
  };
}
