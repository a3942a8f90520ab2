import type { Plugin, Rolldown } from 'vite';
import { bundles, lent, takeApart } from './part-sheets.ts';

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

/** By itself or by what it imports. */
function imports(bundle: Rolldown.OutputBundle, from: Chunk, wanted: Chunk): boolean {
  const found = new Set([from]);
  for (const chunk of found) {
    for (const imported of chunk.imports.map((name) => bundle[name])) {
      if (imported?.type === 'chunk') found.add(imported);
    }
  }
  return found.has(wanted);
}

interface Lent {
  chunk: Chunk;
  names: string[];
}

/** What the back office shares with a part of the site: no longer styles of the chunks that hold it. */
function lentStyles(chunks: Chunk[]): Lent[] {
  const [, files] = lent;
  return chunks
    .filter((chunk) => holds(chunk, files))
    .map((chunk) => {
      const names = [...stylesOf(chunk)];
      stylesOf(chunk).clear();
      return { chunk, names };
    });
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
 * part that few pages show, which documents link by the classes they hold
 * (server/pages/assets/linked-sheets.ts). A screen of the back office links the styles of its
 * chunks, those of a lazy part from the start.
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
      const shared = lentStyles(chunks);
      const own = chunks.filter((chunk) => !holds(chunk, officeStyles));
      const lentText = shared.flatMap(({ names }) => names.map((name) => textOf(bundle, name)));
      const source = takeStyles(bundle, own) + lentText.join('');
      for (const { chunk, names } of shared) {
        for (const user of chunks) {
          if (!isOffice(user) || !imports(bundle, user, chunk)) continue;
          for (const name of names) stylesOf(user).add(name);
        }
      }
      const emit = (name: string, text: string) =>
        this.emitFile({ type: 'asset', name, originalFileName: name, source: text });
      const { '': everywhere = '', ...parts } = takeApart(source, fileOf);
      for (const [name, text] of Object.entries(parts)) emit(`${name}.css`, text);
      for (const [name, names] of Object.entries(bundles)) {
        const text = names.map((part) => parts[part] ?? '').join('');
        if (text) emit(`${name}.css`, text);
      }
      const sheet = emit('style.css', everywhere);
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
