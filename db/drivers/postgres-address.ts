const modes = ['disable', 'allow', 'prefer', 'require', 'verify-ca', 'verify-full', 'no-verify'];

function parametersOf(url: string): URLSearchParams {
  return new URLSearchParams(/\?(.*)$/s.exec(url)?.[1] ?? '');
}

function withParameters(url: string, parameters: URLSearchParams): string {
  return `${url.replace(/\?.*$/s, '')}?${parameters}`;
}

/** Without a host: the local socket. An @ behind the host ends a password too early. */
function canBeRead(url: string): boolean {
  if (/^\w+:\/\/[^/?#]*[/?#].*@/s.test(url)) return false;
  return URL.canParse(url) || URL.canParse(url.replace('@/', '@host/'));
}

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
  connectionString: string;
  /** For modes that allow a server without TLS. */
  withoutTls?: string;
}

/** As libpq does; node-postgres 8 takes prefer, require and verify-ca for verify-full. */
export function readPostgresAddress(url: string): PostgresAddress {
  const parameters = parametersOf(url);
  const mode = parameters.get('sslmode');
  if (mode === null || mode === 'no-verify' || parameters.has('uselibpqcompat')) {
    return { connectionString: url };
  }
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
  host: string;
  user: string;
  database: string;
  hasPassword: boolean;
}

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
