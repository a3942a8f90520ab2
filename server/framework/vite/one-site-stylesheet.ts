import { relative } from 'node:path';
import type { Plugin, Rolldown } from 'vite';
import { bundles, gatherLayers, stylePartOf, takeApart } from './part-sheets.ts';

const siteStyles = /\/app\/styles\/site\.css$/;
const officeStyles = /\/app\/admin\/.*\.css$/;

type Chunk = Rolldown.OutputChunk;

function stylesOf({ viteMetadata }: Chunk): Set<string> {
  return viteMetadata?.importedCss ?? new Set();
}

function holds({ moduleIds }: Chunk, styles: RegExp): boolean {
  return moduleIds.some((id) => styles.test(id));
}

function isOffice({ facadeModuleId }: Chunk): boolean {
  return facadeModuleId?.includes('/app/admin/') ?? false;
}

/**
 * What is imported comes first, as a browser would run it. The site's entries stand before those of the
 * back office, whose chunks must not change the order of the site's rules.
 */
function chunksInOrder(bundle: Rolldown.OutputBundle): Chunk[] {
  const found = new Set<Chunk>();
  function collect(name: string) {
    const chunk = bundle[name];
    if (chunk?.type !== 'chunk' || found.has(chunk)) return;
    for (const imported of chunk.imports) collect(imported);
    found.add(chunk);
  }
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
  const entries = chunks.filter(({ isEntry }) => isEntry);
  for (const chunk of entries) if (!isOffice(chunk)) collect(chunk.fileName);
  for (const chunk of entries) if (isOffice(chunk)) collect(chunk.fileName);
  for (const { fileName } of chunks) collect(fileName);
  return [...found];
}

type ModuleOf = (id: string) => Rolldown.ModuleInfo | null;

/** The parts of the site whose styles a module uses, by what it imports at once or later. */
function partsReached(from: string, moduleOf: ModuleOf, root: string): Set<string> {
  const found = new Set([from]);
  for (const id of found) {
    const { importedIds = [], dynamicallyImportedIds = [] } = moduleOf(id) ?? {};
    for (const imported of [...importedIds, ...dynamicallyImportedIds]) found.add(imported);
  }
  const styles = [...found].filter((id) => id.includes('.css'));
  const parts = styles.map((id) => stylePartOf(relative(root, id)));
  return new Set(parts.filter((name) => name !== undefined));
}

function textOf(bundle: Rolldown.OutputBundle, name: string): string {
  const file = bundle[name];
  return file?.type === 'asset' ? String(file.source) : '';
}

/** Takes the CSS of chunks out of the bundle. */
function takeStyles(bundle: Rolldown.OutputBundle, chunks: Chunk[]): string {
  let source = '';
  for (const styles of chunks.map(stylesOf)) {
    for (const name of styles) {
      source += textOf(bundle, name);
      delete bundle[name];
    }
    styles.clear();
  }
  return source;
}

/**
 * One cached stylesheet for the public site instead of fifteen requests a page, and one for each
 * part that not every page shows, which documents link by the classes they hold
 * (server/pages/assets/linked-sheets.ts). A screen of the back office links the styles of its
 * chunks, those of a lazy part from the start, and the parts of the site that it uses.
 * @param fileOf Which file a class name of the build is from.
 */
export function oneSiteStylesheet(fileOf: (className: string) => string): Plugin {
  return {
    name: 'one-site-stylesheet',
    enforce: 'post',
    apply: 'build',
    // Vite writes its manifest, from which React Router links styles, in a later plugin.
    generateBundle(_, bundle) {
      const chunks = chunksInOrder(bundle);
      // The server renders names of classes only.
      if (this.environment.config.consumer !== 'client') {
        takeStyles(bundle, chunks);
        return;
      }
      const own = chunks.filter((chunk) => !holds(chunk, officeStyles));
      const source = takeStyles(bundle, own);
      const emit = (name: string, text: string) =>
        this.emitFile({ type: 'asset', name, originalFileName: name, source: text });
      const { '': everywhere = '', ...parts } = takeApart(source, fileOf);
      const sheets = new Map(
        Object.entries(parts).map(([name, text]) => [name, emit(`${name}.css`, text)]),
      );
      const moduleOf: ModuleOf = (id) => this.getModuleInfo(id);
      for (const chunk of chunks.filter(isOffice)) {
        const { root } = this.environment.config;
        for (const part of partsReached(chunk.facadeModuleId ?? '', moduleOf, root)) {
          const sheet = sheets.get(part);
          if (sheet) stylesOf(chunk).add(this.getFileName(sheet));
        }
      }
      for (const [name, names] of Object.entries(bundles)) {
        const text = names.map((part) => parts[part] ?? '').join('');
        if (text) emit(`${name}.css`, gatherLayers(text));
      }
      const sheet = emit('style.css', gatherLayers(everywhere));
      const root = chunks.find((chunk) => holds(chunk, siteStyles));
      if (!root) throw new Error('No chunk holds app/styles/site.css.');
      stylesOf(root).add(this.getFileName(sheet));
      for (const chunk of chunks) {
        for (const lazy of chunk.dynamicImports.map((file) => bundle[file])) {
          if (lazy?.type !== 'chunk') continue;
          for (const styles of stylesOf(lazy)) stylesOf(chunk).add(styles);
        }
      }
    },
  };
}
