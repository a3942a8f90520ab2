import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { expect, test } from 'vitest';

const client = resolve(import.meta.dirname, '../build/client');

interface Chunk {
  file: string;
  imports?: string[];
}

const manifest: Record<string, Chunk> = JSON.parse(
  readFileSync(`${client}/.vite/manifest.json`, 'utf8'),
);

/** The files a chunk needs before it runs, itself included. */
function staticFiles(key: string, seen = new Set<string>()): Set<string> {
  const chunk = manifest[key];
  if (!chunk || seen.has(chunk.file)) return seen;
  seen.add(chunk.file);
  for (const imported of chunk.imports ?? []) staticFiles(imported, seen);
  return seen;
}

function brotliSize(file: string): number {
  return brotliCompressSync(readFileSync(`${client}/${file}`)).length;
}

test('a public page loads at most 2 KB of script before any interaction (design.md section 10)', () => {
  const files = [...staticFiles('app/islands.ts')];
  const size = files.reduce((sum, file) => sum + brotliSize(file), 0);
  expect(files.length).toBeGreaterThan(0);
  expect(size, files.join(', ')).toBeLessThanOrEqual(2_048);
});

test('the browser gets nothing of the server', () => {
  const scripts = readdirSync(`${client}/assets`).filter((name) => name.endsWith('.js'));
  const secrets = /node:sqlite|argon2|kysely|nodemailer|DATABASE_URL|sanitize-html/i;
  expect(scripts.length).toBeGreaterThan(5);
  const leaks = scripts.filter((name) =>
    secrets.test(readFileSync(`${client}/assets/${name}`, 'utf8')),
  );
  expect(leaks).toEqual([]);
});
