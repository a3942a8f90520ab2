import type { Plugin, Rolldown } from 'vite';

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

/** Takes the CSS of chunks out of the bundle. */
function takeStyles(bundle: Rolldown.OutputBundle, chunks: Chunk[]): string {
  let source = '';
  for (const styles of chunks.map(stylesOf)) {
    for (const name of styles) {
      const file = bundle[name];
      if (file?.type === 'asset') source += file.source;
      delete bundle[name];
    }
    styles.clear();
  }
  return source;
}

/**
 * One cached stylesheet of 11 KB (Brotli) for the public site instead of fifteen requests a page. A
 * screen of the back office links the styles of its chunks, those of a lazy part from the start.
 */
export function oneSiteStylesheet(): Plugin {
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
      const source = takeStyles(
        bundle,
        chunks.filter((chunk) => !holds(chunk, officeStyles)),
      );
      const name = 'style.css';
      const sheet = this.emitFile({ type: 'asset', name, originalFileName: name, source });
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
