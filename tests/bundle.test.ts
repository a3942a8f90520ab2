import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { globSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { build, resolveConfig } from 'vite';
import { expect, onTestFinished, test } from 'vitest';
import { siteScript } from '../bench/server-process.ts';
import { day } from '../domain/durations.ts';
import { formerBuilds } from '../scripts/former-builds.ts';
import { freePort } from './free-port.ts';

const folder = resolve(import.meta.dirname, '../build/bundle');

/** What a file of the bundle needs before its first line runs. */
function importsOf(name: string): string[] {
  const code = readFileSync(join(folder, name), 'utf8');
  return [...code.matchAll(/^(?:import|export) .*?from "([^"]+)";$/gm)].map(
    ([, path = '']) => path,
  );
}

test('a start loads one file beside its first, and no package', () => {
  const ours = importsOf('main.js').filter((path) => path.startsWith('./'));
  expect(ours).toEqual([expect.stringMatching(/^\.\/server-[\w-]+\.js$/)]);
  const others = importsOf(ours[0] ?? '').filter((path) => !path.startsWith('./rolldown-runtime'));
  expect(others.filter((path) => !isBuiltin(path))).toEqual([]);
});

test('pages and server share one copy of domain/', () => {
  const files = globSync('build/server/**/*.js').map((path) => readFileSync(path, 'utf8'));
  const [ours] = importsOf('main.js').filter((path) => path.startsWith('./server-'));
  const server = readFileSync(join(folder, ours ?? ''), 'utf8');
  for (const name of ['callOf', 'defineKind', 'defineSettings']) {
    expect(server.includes(`function ${name}(`), name).toBe(true);
    expect(files.join('').includes(`function ${name}(`), name).toBe(false);
  }
});

test('the stack of a logged error leads to the sources', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'site-bundle-'));
  const port = await freePort();
  const child = spawn(process.execPath, [siteScript], {
    env: { ...process.env, NODE_ENV: '', DATA_DIR: dataDir, LOG_LEVEL: 'warn', PORT: String(port) },
  });
  onTestFinished(async () => {
    child.kill('SIGKILL');
    if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
    rmSync(dataDir, { recursive: true, force: true });
  });
  let output = '';
  const until = (words: string) =>
    new Promise<void>((found, ended) => {
      child.once('exit', () => ended(new Error(output)));
      child.stdout.on('data', (text) => {
        output += text;
        if (output.includes(words)) found();
      });
    });
  await until('Administrator:');
  const file = new DatabaseSync(join(dataDir, 'site.db'), { timeout: 10_000 });
  file.exec('PRAGMA foreign_keys = OFF; DROP TABLE categories');
  file.close();
  const logged = until('a page failed');
  await fetch(`http://127.0.0.1:${port}/insights`);
  await logged;
  const [line = ''] = output.split('\n').filter((text) => text.includes('a page failed'));
  expect(JSON.parse(line).err.stack).toMatch(/\/db\/drivers\/sqlite-dialect\.ts:\d+:\d+\)/);
  expect(line).not.toContain('build/bundle');
});

test('a build leaves what a server of the build before may still load, for a week', async () => {
  const place = mkdtempSync(join(tmpdir(), 'site-builds-'));
  onTestFinished(() => rmSync(place, { recursive: true, force: true }));
  const outDir = join(place, 'bundle');
  const parts = () => globSync('part-*.js', { cwd: outDir });
  async function newPart(words: string): Promise<string | undefined> {
    const before = parts();
    writeFileSync(join(place, 'part.js'), `export const words = '${words}';`);
    writeFileSync(join(place, 'main.js'), "export const part = () => import('./part.js');");
    const output = { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' };
    await build({
      configFile: false,
      logLevel: 'silent',
      root: place,
      plugins: [formerBuilds(outDir)],
      build: {
        ssr: join(place, 'main.js'),
        outDir,
        emptyOutDir: false,
        rolldownOptions: { output },
      },
    });
    return parts().find((name) => !before.includes(name));
  }
  function age(days: number): void {
    const then = new Date(Date.now() - days * day);
    for (const path of globSync(`${outDir}/*`)) utimesSync(path, then, then);
  }
  const first = await newPart('of the first');
  age(30);
  const second = await newPart('of the second');
  const third = await newPart('of the third');
  expect(parts().toSorted()).toEqual([first, second, third].toSorted());
  age(8);
  const fourth = await newPart('of the fourth');
  expect(parts().toSorted()).toEqual([third, fourth].toSorted());
});

test('the build of the pages empties its own folders, not that of a running server', async () => {
  const { build: all, environments } = await resolveConfig({}, 'build', 'production');
  expect(all.emptyOutDir).toBe(false);
  for (const name of ['client', 'ssr']) {
    expect(environments[name]?.build.emptyOutDir, name).toBe(true);
  }
});
