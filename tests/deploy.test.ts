import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseEnv } from 'node:util';
import { expect, test } from 'vitest';
import { siteEnvironment, siteFlags } from '../bench/server-process.ts';
import { readConfig, settingNames } from '../server/config.ts';
import { sourceFiles } from './source-files.ts';

const root = resolve(import.meta.dirname, '..');

/** Settings of what stands beside the site in the same files. */
const ofOthers =
  /^(NODE_COMPILE_CACHE|NPM_CONFIG_\w+|POSTGRES_\w+|ROOT_\w+_KEY|MALLOC_MMAP_THRESHOLD_)$/;

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
    expect(text).toMatch(
      new RegExp(`node ${siteFlags.join(' ')} (build/bundle/main.js|scripts/start)`),
    );
    for (const [name, value] of Object.entries(siteEnvironment)) {
      expect(text).toContain(`${name}=${value}`);
    }
  },
);

test.each(globSync('deploy/{Caddyfile,compose.yaml}', { cwd: root }))(
  '%s asks an address that answers a balancer',
  (path) => {
    expect(readFileSync(resolve(root, path), 'utf8')).toContain('health_uri /readyz');
  },
);

const deployFile = (name: string) => readFileSync(resolve(root, 'deploy', name), 'utf8');
const unit = deployFile('agency-site.service');
const settingsFile = '/etc/agency-site.env';

test('the unit and the commands in the documentation read one settings file', () => {
  expect(unit).toContain(`build/bundle/main.js --env-file ${settingsFile}\n`);
  // What only the unit knows, no command could: `npm run backup` would work on another database.
  const [, own = ''] = /^Environment=(NODE_ENV\S* ?.*)$/m.exec(unit) ?? [];
  expect(own).toBe('NODE_ENV=production');
  expect(unit).not.toMatch(/^EnvironmentFile=/m);
  const { dataDir, backups } = readConfig(parseEnv(deployFile('agency-site.env')));
  expect(dataDir).toBe(`/var/lib/${/^StateDirectory=(\S+)$/m.exec(unit)?.[1]}`);
  expect(unit).toContain(`ReadWritePaths=-${backups?.folder}\n`);
  expect(readFileSync(resolve(root, 'docs/operations.md'), 'utf8')).toContain(
    `npm run backup -- --env-file ${settingsFile}`,
  );
});

test('the unit says how its user, its folders and its settings are made', () => {
  const user = /^User=(\S+)$/m.exec(unit)?.[1];
  const { backups } = readConfig(parseEnv(deployFile('agency-site.env')));
  expect(unit).toMatch(new RegExp(`^#   useradd --system .* ${user}$`, 'm'));
  expect(unit).toMatch(new RegExp(`^#   install -d -o ${user} .* ${backups?.folder}$`, 'm'));
  expect(unit).toMatch(
    new RegExp(`^#   install .*-m 0640 deploy/agency-site.env ${settingsFile}$`, 'm'),
  );
});

test('the image holds what the server and every command import', () => {
  const files = new Map(sourceFiles().map((file) => [file.path, file]));
  const needed = new Set<string>();
  const { scripts } = JSON.parse(readFileSync(resolve(root, 'package.json'), 'utf8'));
  const commands = ['admin', 'backup', 'drill', 'move', 'restore', 'content:load'].map((name) =>
    scripts[name].replace(/^node /, ''),
  );
  const waiting = ['server/main.ts', ...commands];
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    if (needed.has(path)) continue;
    needed.add(path);
    waiting.push(...(files.get(path)?.imports ?? []));
  }
  const copied = [
    ...deployFile('Dockerfile').matchAll(/^COPY (?:--from=build \/site\/)?(\S+) \/site\//gm),
  ];
  const folders = copied.map(([, folder]) => folder);
  expect([...new Set([...needed].map((path) => path.split('/')[0]))].sort()).toEqual(
    expect.arrayContaining(['content', 'db', 'domain', 'media', 'server']),
  );
  expect([...needed].filter((path) => !folders.includes(path.split('/')[0]))).toEqual([]);
  expect(folders).toContain('package.json');
});

test.each(['.gitignore', '.dockerignore'])(
  '%s leaves out the drill of the documentation',
  (name) => {
    expect(readFileSync(resolve(root, name), 'utf8').split('\n')).toEqual(
      expect.arrayContaining([expect.stringMatching(/^\/?drill\/?$/)]),
    );
  },
);
