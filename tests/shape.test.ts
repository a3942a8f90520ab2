import { expect, test } from 'vitest';
import {
  filesNamingKinds,
  fullestFolders,
  namesExportedTwice,
  programFiles,
  unusedExports,
  unusedTexts,
} from './shape-counts.ts';
import { allFiles, type SourceFile } from './source-files.ts';

const files = programFiles();

function file(path: string, text: string): SourceFile {
  return { path, text, imports: [] };
}

test('no folder holds more than 15 TypeScript files, app/ui 20', () => {
  const tooFull = fullestFolders(files).filter(
    ([folder, count]) => count > (folder === 'app/ui' ? 20 : 15),
  );
  expect(tooFull).toEqual([]);
});

test('a name that is exported stands for one thing', () => {
  // `start` is what every behaviour module that is loaded late exports.
  expect(namesExportedTwice(files).length).toBeLessThanOrEqual(1);
  const both = [
    file('db/a.ts', 'export const limit = 1;'),
    file('db/b.ts', 'export type limit = 1;'),
  ];
  expect(namesExportedTwice(both)).toEqual(['limit']);
});

test('what is exported is used elsewhere', () => {
  expect(unusedExports(files, allFiles())).toEqual([]);
  const alone = file('db/a.ts', 'export const alone = 1;');
  expect(unusedExports([alone], [alone])).toEqual(['db/a.ts: alone']);
});

test('every text of the back office is shown', () => {
  expect(unusedTexts(files)).toEqual([]);
  const path = 'app/admin/texts.ts';
  const texts = file(path, "export const menuTexts = {\n  open: 'Open',\n  close: 'Close',\n};\n");
  const user = (text: string) => ({ ...file('app/admin/menu.tsx', text), imports: [path] });
  const imported = "import { menuTexts as texts } from './texts.ts';\n";
  expect(unusedTexts([texts, user(`${imported}export const word = texts.open;`)])).toEqual([
    `${path}: menuTexts.close`,
  ]);
  expect(unusedTexts([texts, user(`${imported}const { open } = texts;`)])).toEqual([
    `${path}: menuTexts.close`,
  ]);
  expect(unusedTexts([texts, user(`${imported}const word = texts[which];`)])).toEqual([]);
});

test('twenty files at most name a kind outside of the kinds', () => {
  expect(filesNamingKinds(files).length).toBeLessThanOrEqual(20);
  expect(filesNamingKinds([file('db/a.ts', "const kind = 'case-study';")])).toEqual(['db/a.ts']);
});

test('no object is written only to be spread', () => {
  const packed = /\.{3}\{/;
  expect(allFiles().filter(({ text }) => packed.test(text))).toEqual([]);
  expect(packed.test(`..${'.{ a, b }'}`)).toBe(true);
});
