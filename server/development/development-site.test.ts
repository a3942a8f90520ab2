import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { findImport, insertImport } from '../../db/moving/imports.ts';
import { content, openDevelopmentSite } from './development-site.ts';

test('an import goes on by itself in development', async ({ onTestFinished }) => {
  const folder = await mkdtemp(join(tmpdir(), 'site-development-'));
  vi.stubEnv('DATA_DIR', folder);
  vi.stubEnv('LOG_LEVEL', 'silent');
  const loadPages = () => Promise.reject(new Error('no page is asked for'));
  const app = await openDevelopmentSite({ loadPages, before: content });
  onTestFinished(async () => {
    await app.close();
    vi.unstubAllEnvs();
    await rm(folder, { recursive: true });
  });
  const file = join(folder, 'none.zip');
  const given = { name: 'none.zip', file, size: 1, made_by: 'admin@example.com' };
  const { db } = app.services;
  const { import_id } = await insertImport(db, given);
  await expect
    .poll(async () => (await findImport(db, import_id))?.problem, { timeout: 10_000 })
    .not.toBe('');
});
