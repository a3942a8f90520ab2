import { percentDecoded } from '../source-text.ts';
import type { Moved, StaticFile } from './static-files.ts';
import type { Origins } from './static-page.ts';

interface ServerFiles {
  files: readonly StaticFile[];
  moved: readonly Moved[];
  headers: readonly [string, string][];
  /** Prefixes of further languages, which have a page of their own for what is missing. */
  languages: readonly string[];
  origins: Origins;
}

const secondsOf = (cache: string) => Number(/max-age=(\d+)/.exec(cache)?.[1] ?? 0);

interface Folder {
  folder: string;
  /** The shortest time that a file of it may be kept. */
  cache: string;
  policy: string;
}

/** The first folders whose files may be kept; no page is. */
function cachedFolders(files: readonly StaticFile[]): Folder[] {
  const folders = new Map<string, Folder>();
  for (const { name, cache, policy } of files) {
    const [folder = '', ...rest] = name.split('/');
    if (rest.length === 0 || secondsOf(cache) === 0) continue;
    const known = folders.get(folder);
    if (!known || secondsOf(cache) < secondsOf(known.cache))
      folders.set(folder, { folder, cache, policy });
  }
  return [...folders.values()].sort((one, other) => (one.folder < other.folder ? -1 : 1));
}

/** A policy for all pages: where one may frame a film, each may, as rules of several lines add up. */
function pagePolicy({ files, origins }: ServerFiles): string {
  const policies = files
    .filter(({ type }) => type.startsWith('text/html'))
    .map((one) => one.policy);
  const [widest = ''] = policies.toSorted((one, other) => other.length - one.length);
  if (origins.isSame) return widest;
  // Where the searches of lists lead.
  return widest.replace("form-action 'self'", () => `form-action 'self' ${origins.live}`);
}

/** Files whose type does not follow from their ending everywhere. */
const typed = /\.(xml|txt|json|webmanifest)$/;

function typedFiles(files: readonly StaticFile[]): StaticFile[] {
  return files.filter(({ name, type }) => typed.test(name) && !type.startsWith('text/html'));
}

/** For hosts that read `_headers`, such as Netlify and Cloudflare Pages. */
export function headersFile(site: ServerFiles): string {
  const { files, headers } = site;
  const block = (path: string, lines: readonly [string, string][]) =>
    [path, ...lines.map(([name, value]) => `  ${name}: ${value}`)].join('\n');
  const all = block('/*', [...headers, ['content-security-policy', pagePolicy(site)]]);
  const folders = cachedFolders(files).map(({ folder, cache }) =>
    block(`/${folder}/*`, [['cache-control', cache]]),
  );
  const types = typedFiles(files).map(({ path, type }) => block(path, [['content-type', type]]));
  return `${[all, ...folders, ...types].join('\n\n')}\n`;
}

/** For the same hosts; what is gone has no line, as not all of them can say 410. */
export function redirectsFile({ moved }: ServerFiles): string {
  return moved
    .filter(({ location }) => location !== null)
    .map(({ path, location }) => `${path} ${location} 301\n`)
    .join('');
}

const quoted = (text: string) => `"${text.replace(/[\\"]/g, (sign) => `\\${sign}`)}"`;

const dollar = ['$', '{dollar}'].join('');

/** nginx reads a variable in each dollar sign. */
function plain(text: string): string {
  return quoted(text.replaceAll('$', () => dollar));
}

/** What only the running site can answer: forms, views of lists by their query, all that is no file. */
const behind = [
  'error_page 405 418 = @site;',
  'location / { if ($args != "") { return 418; } try_files $uri $uri.html @site; }',
  'location = / { if ($args != "") { return 418; } try_files /index.html @site; }',
  '# The upstream of deploy/nginx.conf.',
  'location @site { proxy_pass http://agency_site; proxy_set_header Host $host; proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for; proxy_set_header X-Forwarded-Proto $scheme; }',
];

function alone(languages: readonly string[]): string[] {
  return [
    'error_page 404 /404.html;',
    'location / { try_files $uri $uri.html =404; }',
    'location = / { try_files /index.html =404; }',
    ...languages.map(
      (prefix) =>
        `location ~ ^${prefix}(/|$) { error_page 404 ${prefix}/404.html; try_files $uri $uri.html =404; }`,
    ),
  ];
}

function blockOf(location: string, lines: readonly string[]): string {
  return `location ${location} {\n${lines.map((line) => `    ${line}\n`).join('')}}`;
}

export function nginxFile(site: ServerFiles): string {
  const { files, moved, headers, languages, origins } = site;
  const add = (name: string, value: string) => `add_header ${name} ${plain(value)} always;`;
  const shared = headers.map(([name, value]) => add(name, value));
  const policyOf = (policy: string) => (policy ? [add('content-security-policy', policy)] : []);
  const folders = cachedFolders(files).map(({ folder, cache, policy }) =>
    blockOf(`^~ /${folder}/`, [
      ...[...shared, ...policyOf(policy), add('cache-control', cache)],
      'try_files $uri =404;',
    ]),
  );
  const types = typedFiles(files).map(({ path, type }) =>
    blockOf(`= ${quoted(percentDecoded(path))}`, [
      ...['types { }', `default_type ${quoted(type)};`],
      ...shared,
    ]),
  );
  const old = moved.map(({ path, location }) => {
    const answer = location === null ? 'return 410' : `return 301 ${plain(location)}`;
    return `location = ${quoted(percentDecoded(path))} { ${answer}; }`;
  });
  return [
    '# Inside of a server block, with `root` set to this folder. Once, outside of it:',
    "#   geo $dollar { default '$'; }",
    'charset utf-8;',
    '# This file and the two for other hosts are no pages.',
    'location ~ ^/_ { return 404; }',
    ...[...shared, ...policyOf(pagePolicy(site))],
    ...(origins.isSame ? behind : alone(languages)),
    ...[...folders, ...types, ...old],
    '',
  ].join('\n');
}
