import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { build, type Plugin } from 'vite';
import { expect, test } from 'vitest';
import { layerOrderFirst } from './layer-order-first.ts';
import { oneSiteStylesheet } from './one-site-stylesheet.ts';
import { plainDynamicImports } from './plain-dynamic-imports.ts';
import { retryRouteScripts } from './retry-route-scripts.ts';

const root = resolve(import.meta.dirname, '../../..');

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
const inMemory: Plugin = {
  name: 'in-memory',
  enforce: 'pre',
  resolveId(id, importer) {
    const name =
      id.endsWith('.css') && importer
        ? id.replace('./', 'app/')
        : id.replace(/^.*(?=app\/\w+\.ts$)/, '');
    return name in sources ? `/memory/${name}` : undefined;
  },
  load: (id) => sources[id.replace(/^\/memory\//, '')],
};

async function bundled(plugins: Plugin[]) {
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [inMemory, ...plugins],
    build: {
      write: false,
      minify: true,
      modulePreload: false,
      manifest: true,
      rolldownOptions: { input: ['app/islands.ts', 'app/screens.ts'] },
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
  const files = await bundled([oneSiteStylesheet()]);
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
