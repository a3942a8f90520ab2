import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { siteFlags } from '../bench/server-process.ts';
import { settingNames } from '../server/config.ts';

const root = resolve(import.meta.dirname, '..');

/** Settings of what stands beside the site in the same files. */
const ofOthers = /^(NODE_COMPILE_CACHE|POSTGRES_\w+|ROOT_\w+_KEY)$/;

/** What a file sets: KEY=value, "# KEY=value" of the example, and KEY: value of the compose file. */
function namesIn(path: string): string[] {
  const text = readFileSync(resolve(root, path), 'utf8');
  const pattern = path.endsWith('.yaml') ? /\b([A-Z][A-Z0-9_]+):\s/g : /\b([A-Z][A-Z0-9_]+)=/g;
  return [...text.matchAll(pattern)].map(([, name = '']) => name).filter((n) => !ofOthers.test(n));
}

const files = ['.env.example', ...globSync('deploy/*', { cwd: root })];

test.each(files)('%s names only settings that there are', (path) => {
  expect(namesIn(path).filter((name) => !settingNames.includes(name))).toEqual([]);
});

test('.env.example names every setting', () => {
  const told = namesIn('.env.example');
  expect(settingNames.filter((name) => name !== 'NODE_ENV' && !told.includes(name))).toEqual([]);
});

test.each(['package.json', 'deploy/Dockerfile', 'deploy/agency-site.service'])(
  '%s starts the site with the flags that the bench measures',
  (path) => {
    const text = readFileSync(resolve(root, path), 'utf8').replaceAll('", "', ' ');
    expect(text).toMatch(new RegExp(`node ${siteFlags.join(' ')} (server/main|scripts/start)`));
  },
);

test.each(globSync('deploy/{Caddyfile,compose.yaml}', { cwd: root }))(
  '%s asks an address that answers a balancer',
  (path) => {
    expect(readFileSync(resolve(root, path), 'utf8')).toContain('health_uri /readyz');
  },
);
