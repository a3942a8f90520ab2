// Code that depends on internals of a framework. Tests assert the pinned version and the contract.
interface Patch {
  file: string;
  test: string;
  leansOn: { name: string; version: string };
  reason: string;
  mayGo: string;
}

const reactRouter = { name: 'react-router', version: '8.4.0' };
const vite = { name: 'vite', version: '8.3.8' };

export const patches: Patch[] = [
  {
    file: 'server/framework/documents.ts',
    test: 'server/framework/documents.contract.test.ts',
    leansOn: reactRouter,
    reason:
      'The handler of React Router writes the data of each page as a stream for a script that a document does not have: a third of a render. EntryContext is made by hand, and a failed render reads _deepestRenderedBoundaryId.',
    mayGo: 'React Router renders a route without hydration data, by a setting of its own.',
  },
  {
    file: 'server/framework/vite/retry-route-scripts.ts',
    test: 'server/framework/vite/bundling.contract.test.ts',
    leansOn: reactRouter,
    reason:
      'React Router loads the document again when the script of a route is missing, which throws away what is typed on the screen (R-8-12).',
    mayGo: 'React Router hands a missing route script to the error boundary of the route.',
  },
  {
    file: 'server/framework/vite/plain-dynamic-imports.ts',
    test: 'server/framework/vite/bundling.contract.test.ts',
    leansOn: vite,
    reason: 'The helper of Vite around import() would be half of the script of a public page.',
    mayGo: 'Vite leaves the helper out where modulePreload is off and no CSS is split.',
  },
  {
    file: 'server/framework/vite/one-site-stylesheet.ts',
    test: 'server/framework/vite/bundling.contract.test.ts',
    leansOn: vite,
    reason:
      'Vite splits all CSS or none: the public site wants one file, the back office one of each chunk. viteMetadata.importedCss says which chunk brings which file.',
    mayGo: 'Vite has groups of chunks for CSS.',
  },
  {
    file: 'server/framework/vite/part-sheets.ts',
    test: 'server/framework/vite/part-sheets.test.ts',
    leansOn: vite,
    reason:
      'The styles of a component that few pages show would be in the stylesheet of every page.',
    mayGo: 'Vite has groups of chunks for CSS.',
  },
  {
    file: 'server/framework/vite/office-chunks.ts',
    test: 'server/framework/vite/bundling.contract.test.ts',
    leansOn: vite,
    reason:
      'Rolldown makes a file of each set of screens that share a module: a hundred requests for one screen. Its own groups would bring the styles of the back office into public pages.',
    mayGo: 'Groups of Rolldown leave out what other entries load, with what it imports.',
  },
  {
    file: 'server/framework/vite/layer-order-first.ts',
    test: 'server/framework/vite/bundling.contract.test.ts',
    leansOn: vite,
    reason: 'A CSS file must begin with the order of its layers; Vite orders it by modules.',
    mayGo: 'Vite keeps the order of a layer statement that the entry imports first.',
  },
];
