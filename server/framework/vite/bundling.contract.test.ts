import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { build, type Plugin } from 'vite';
import { expect, test } from 'vitest';
import { layerOrderFirst } from './layer-order-first.ts';
import { officeChunks } from './office-chunks.ts';
import { oneSiteStylesheet } from './one-site-stylesheet.ts';
import { plainDynamicImports } from './plain-dynamic-imports.ts';
import { retryRouteScripts } from './retry-route-scripts.ts';

const root = resolve(import.meta.dirname, '../../..');

/** What two screens, a page of the site and an island import. */
const screens: Record<string, string> = {
  'app/islands.ts': `import { a } from 'awake.ts'; console.log(a);`,
  'app/root.tsx': `import { b } from 'both.ts'; console.log(b);`,
  'app/admin/layout.tsx': `import { c } from 'frame.ts'; console.log(c);`,
  'app/admin/operations/portal/portal.tsx': `import { d } from 'two.ts'; import './c.css'; console.log(d);`,
  'app/admin/media/media.tsx': `import { d } from 'two.ts'; import { b } from 'both.ts';
    import { e } from 'alone.ts'; import { c } from 'frame.ts'; console.log(d, b, c, e);`,
  'awake.ts': `export const a = 'awake' + Math.random();`,
  'both.ts': `import { a } from 'awake.ts'; export const b = a + 'both';`,
  'frame.ts': `import { b } from 'both.ts'; export const c = b + 'frame';`,
  'two.ts': `import { c } from 'frame.ts'; import './c.css'; export const d = c + 'two';`,
  'alone.ts': `export const e = 'alone' + Math.random();`,
  'app/c.css': 'i { color: green }',
};

const sources: Record<string, string> = {
  'app/islands.ts': `import './a.css'; window.load = () => import('part.ts');`,
  'app/a.css': '@layer page { a { color: red } }',
  'app/styles/site.css': '@layer page { b { color: blue } }',
  'app/admin/c.css': '@layer page { i { color: green } }',
  // A second entry, so that the helper gets a file of its own.
  'app/screens.ts': `import './styles/site.css'; import('office.ts'); window.open = () => import('part.ts');`,
  'office.ts': `import './admin/c.css'; window.office = 1;`,
  'part.ts': 'export const part = 1;',
};

/** Files that stand nowhere but here. */
const inMemory = (files: Record<string, string>): Plugin => ({
  name: 'in-memory',
  enforce: 'pre',
  resolveId(id, importer) {
    const name =
      id.endsWith('.css') && importer
        ? id.replace('./', 'app/')
        : id.replace(/^.*?(?=app\/[\w/]+\.tsx?$)/, '');
    return name in files ? `/memory/${name}` : undefined;
  },
  load: (id) => files[id.replace(/^\/memory\//, '')],
});

async function bundled(
  plugins: Plugin[],
  files = sources,
  input = ['app/islands.ts', 'app/screens.ts'],
) {
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [inMemory(files), ...plugins],
    build: {
      write: false,
      minify: true,
      modulePreload: false,
      manifest: true,
      rolldownOptions: { input },
    },
  });
  const [result] = Array.isArray(built) ? built : [built];
  if (!result || !('output' in result)) throw new Error('Vite watches instead of building.');
  return result.output;
}

test('Vite wraps import() in its helper, and the plugin takes it out', async () => {
  const chunksOf = async (plugins: Plugin[]) => {
    const files = await bundled(plugins);
    return files.flatMap((file) => (file.type === 'chunk' ? [file] : []));
  };
  const wrapped = await chunksOf([]);
  expect(wrapped.map(({ code }) => code).join()).toContain('vite:preloadError');
  const chunks = await chunksOf([plainDynamicImports()]);
  expect(chunks.map(({ code }) => code).join()).not.toContain('vite:preloadError');
  const islands = chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith('app/islands.ts'));
  expect(islands?.code).toMatch(/import\(/);
  expect(islands?.code).not.toMatch(/from"/);
});

function sheetsOf(files: Awaited<ReturnType<typeof bundled>>) {
  return files.flatMap((file) =>
    file.type === 'asset' && file.fileName.endsWith('.css')
      ? [{ name: file.fileName, text: String(file.source) }]
      : [],
  );
}

test('the order of the layers is the first statement of each CSS file', async () => {
  const sheets = sheetsOf(await bundled([layerOrderFirst()]));
  expect(sheets).toHaveLength(3);
  for (const { text } of sheets) {
    expect(text).toMatch(/^@layer tokens, reset, base, mantine, ui, page;.*#?(red|00f|green)/s);
  }
});

test('the site has one CSS file, which its root brings; a lazy part of the office has its own', async () => {
  const files = await bundled([oneSiteStylesheet(() => '')]);
  const sheets = sheetsOf(files);
  const site = sheets.find(({ name }) => name.includes('style-'));
  const office = sheets.find((sheet) => sheet !== site);
  expect(sheets).toHaveLength(2);
  expect(site?.text).toMatch(/red.*00f/s);
  expect(office?.text).toMatch(/green|#008000/);
  const manifest = files.find(({ fileName }) => fileName.endsWith('manifest.json'));
  const chunks = JSON.parse(manifest?.type === 'asset' ? String(manifest.source) : '{}');
  const styled = Object.values<{ file: string; css?: string[] }>(chunks).filter(({ css }) => css);
  expect(styled).toContainEqual(
    expect.objectContaining({
      file: expect.stringContaining('screens'),
      css: [site?.name, office?.name],
    }),
  );
  expect(styled.filter(({ css }) => css?.includes(site?.name ?? ''))).toHaveLength(1);
});

test('what screens share is in a few files, without what an island loads or one screen alone', async () => {
  const input = Object.keys(screens).filter((name) => /islands|\.tsx$/.test(name));
  const files = await bundled([officeChunks()], screens, input);
  const chunks = files.flatMap((file) => (file.type === 'chunk' ? [file] : []));
  const holder = (name: string) =>
    chunks.find(({ moduleIds }) => moduleIds.some((id) => id === `/memory/${name}`));
  expect(holder('both.ts')?.name).toBe('shared-frame');
  expect(holder('two.ts')?.name).toBe('office-portal');
  expect(holder('awake.ts')?.name).not.toMatch(/^(office|shared)/);
  expect(holder('alone.ts')?.name).toBe('media');
  const root = chunks.find(({ name }) => name === 'root');
  const linked = [root, ...chunks.filter(({ fileName }) => root?.imports.includes(fileName))];
  expect(linked.flatMap((chunk) => [...(chunk?.viteMetadata?.importedCss ?? [])])).toEqual([]);
});

test('React Router reloads the document for a missing script in one place, which is replaced', () => {
  const { transform } = retryRouteScripts();
  if (typeof transform !== 'object' || typeof transform.handler !== 'function') throw new Error();
  const [file, ...others] = globSync(
    'node_modules/react-router/dist/production/lib/**/routeModules.js',
    { cwd: root },
  );
  expect(others).toEqual([]);
  const code = readFileSync(`${root}/${file}`, 'utf8');
  // The handler uses nothing of the plugin's context.
  const replaced = String(Reflect.apply(transform.handler, undefined, [code, file]));
  expect(code).toContain('window.location.reload()');
  expect(replaced).not.toContain('window.location.reload()');
  expect(replaced).toContain('window.missingScreen');
  expect(() => Reflect.apply(transform.handler, undefined, ['other code', file])).toThrow(
    'another way',
  );
});
