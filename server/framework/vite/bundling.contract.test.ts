import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { build, type Plugin } from 'vite';
import { expect, test } from 'vitest';
import { layerOrderFirst } from './layer-order-first.ts';
import { plainDynamicImports } from './plain-dynamic-imports.ts';
import { retryRouteScripts } from './retry-route-scripts.ts';

const root = resolve(import.meta.dirname, '../../..');

const sources: Record<string, string> = {
  'app/islands.ts': `import './a.css'; window.load = () => import('part.ts');`,
  'app/a.css': '@layer page { a { color: red } }',
  // A second entry, so that the helper gets a file of its own.
  'app/screens.ts': `window.open = () => import('part.ts');`,
  'part.ts': 'export const part = 1;',
};

/** Files that stand nowhere but here. */
const inMemory: Plugin = {
  name: 'in-memory',
  enforce: 'pre',
  resolveId(id, importer) {
    const name =
      id === './a.css' && importer ? 'app/a.css' : id.replace(/^.*(?=app\/\w+\.ts$)/, '');
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
      cssCodeSplit: false,
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

test('the order of the layers is the first statement of the CSS file', async () => {
  const files = await bundled([layerOrderFirst()]);
  const css = files.flatMap((file) => (file.type === 'asset' ? [String(file.source)] : []));
  expect(css).toEqual([
    expect.stringMatching(/^@layer tokens, reset, base, mantine, ui, page;.*red/s),
  ]);
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
