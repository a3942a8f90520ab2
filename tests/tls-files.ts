import { execFileSync } from 'node:child_process';
import { join } from 'node:path';

/** A certificate for localhost, and its key, that nobody but who names the file trusts. */
export function makeCertificate(folder: string): { cert: string; key: string } {
  const [cert, key] = [join(folder, 'server.crt'), join(folder, 'server.key')];
  const subject = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost'];
  const files = ['-keyout', key, '-out', cert];
  execFileSync(
    'openssl',
    ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '2', ...subject, ...files],
    { stdio: 'ignore' },
  );
  return { cert, key };
}
