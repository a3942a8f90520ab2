import { languageName } from '../../../../domain/languages/language-name.ts';
import { primarySubtag } from '../../../../domain/languages/tag.ts';
import type { ExportFiles } from '../archive/export-files.ts';

export const markdownFile = /\.(?:md|markdown|mdx)$/i;

/** Files about a repository, which no site shows. */
const aboutFiles =
  /(?:^|\/)(?:readme|changelog|license|contributing|code_of_conduct|security)\.(?:md|markdown|mdx)$/i;

export function markdownPaths({ paths, isCollection }: ExportFiles): string[] {
  const texts = paths.filter((path) => markdownFile.test(path));
  if (!isCollection) return texts.slice(0, 1).filter((path) => path === paths[0]);
  return texts.filter((path) => !aboutFiles.test(path));
}

export interface MarkdownPath {
  /** Folders that visitors see, such as ['blog']. */
  folders: string[];
  /** The last part of the address; '' for the first page of a folder. */
  slug: string;
  /** '2014-05-01' from the name of the file, or ''. */
  date: string;
  /** BCP 47 from the suffix of the file or its first folder, or ''. */
  language: string;
  /** The same for all languages of a text. */
  text: string;
  isPost: boolean;
}

const tag = /^[a-z]{2}(?:-(?:[A-Za-z]{2,4}|\d{3}))?$/;

/** Of a language that there is: 'ux' and 'qa' are words. */
function isTag(name: string): boolean {
  const language = primarySubtag(name);
  return tag.test(name) && languageName(language) !== language;
}

/** 'about' and 'ar' of 'about.ar'. */
function withoutTag(file: string): { base: string; suffix: string } {
  const suffix = /\.([^.]+)$/.exec(file)?.[1] ?? '';
  const isOfLanguage = isTag(suffix) && file.length > suffix.length + 1;
  return isOfLanguage
    ? { base: file.slice(0, -suffix.length - 1), suffix }
    : { base: file, suffix: '' };
}

/** Where programs keep texts; none of it is in an address. */
const roots = new Set(['content', 'src', 'pages', '_posts', '_drafts', 'docs', 'data', 'site']);

const postFolders = new Set([
  '_posts',
  '_drafts',
  'posts',
  'post',
  'blog',
  'blogs',
  'articles',
  'news',
]);

function withoutRoots(folders: string[]): string[] {
  const first = folders.findIndex((folder) => !roots.has(folder));
  return first < 0 ? [] : folders.slice(first);
}

/** As Jekyll, Hugo and Astro name files. */
export function markdownPath(path: string): MarkdownPath {
  const parts = path.split('/');
  const file = (parts.pop() ?? '').replace(markdownFile, '');
  const { base, suffix } = withoutTag(file);
  const [, date = '', dated = base] = /^(\d{4}-\d\d-\d\d)-(.+)$/.exec(base) ?? [];
  const isFirst = dated === 'index' || dated === '_index';
  const all = withoutRoots(isFirst ? parts.slice(0, -1) : parts);
  const last = parts.at(-1) ?? '';
  const isHome = isFirst && isTag(last) && withoutRoots(parts).length === 1;
  const own = isHome ? (parts.at(-2) ?? '') : isFirst ? last : dated;
  const [first = ''] = isHome ? [last] : all;
  const folders = isTag(first) ? all.slice(1) : all;
  return {
    folders,
    slug: roots.has(own) ? '' : own,
    date,
    language: suffix || (isTag(first) ? first : ''),
    text: [...folders, own].join('/'),
    isPost: date !== '' || parts.some((folder) => postFolders.has(folder)),
  };
}
