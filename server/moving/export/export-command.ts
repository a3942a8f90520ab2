import type { OwnManifest } from '../../../domain/moving/own-export.ts';
import { readConfig } from '../../config.ts';
import {
  CommandRefused,
  lowerPriority,
  openSiteMedia,
  parseWords,
  runCommand,
  say,
} from '../../start/command.ts';
import { exportSite } from './export-site.ts';
import { progressLines } from './progress.ts';

const usage =
  'Usage: npm run export -- [--env-file FILE] [--without-enquiries] FOLDER|FILE.zip, or npm run export -- [--env-file FILE] --static [--origin https://…] FOLDER';

const accepted = {
  'without-enquiries': { type: 'boolean', default: false },
  static: { type: 'boolean', default: false },
  origin: { type: 'string' },
} as const;

interface CommandOptions {
  target: string;
  withEnquiries: boolean;
  isStatic: boolean;
  origin: string | null;
}

function originIn(text: string): string {
  const origin = URL.canParse(text) ? new URL(text).origin : '';
  if (/^https?:/.test(origin) && origin === text.replace(/\/+$/, '')) return origin;
  throw new CommandRefused(
    '--origin takes an address without a path, such as https://example.com.',
  );
}

function readWords(words: string[]): CommandOptions {
  const { values, positionals } = parseWords(usage, {
    args: words,
    options: accepted,
    allowPositionals: true,
  });
  const [target = '', ...rest] = positionals;
  const isMixed = values.static ? values['without-enquiries'] : values.origin !== undefined;
  if (target === '' || rest.length > 0 || isMixed) throw new CommandRefused(usage);
  if (values.static && target.endsWith('.zip'))
    throw new CommandRefused('A static export is a folder: name one.');
  return {
    target,
    withEnquiries: !values['without-enquiries'],
    isStatic: values.static,
    origin: values.origin === undefined ? null : originIn(values.origin),
  };
}

function inWords({ counts, files }: OwnManifest, target: string): string {
  const items = Object.entries(counts)
    .filter(([, count]) => count > 0)
    .map(([name, count]) => `${count} ${name.replaceAll(/[-_]/g, ' ')}`);
  return `Exported: ${items.join(', ')}; ${files} files in ${target}.`;
}

async function runStatic({ target, origin }: CommandOptions): Promise<string> {
  const config = readConfig();
  const media = await openSiteMedia(config);
  const { exportStatic } = await import('../static/export-static.ts');
  const report = await exportStatic({ config, media, origin }, target);
  for (const line of report.broken) say(`Broken: ${line}`);
  for (const path of report.leftOut)
    say(`Left to the running site, as no file can have the name: ${path}`);
  const { pages, files, moved } = report;
  return `Exported: ${pages} pages, ${files} files and ${moved} old addresses in ${target}.`;
}

async function runWhole({ target, withEnquiries }: CommandOptions): Promise<string> {
  const config = readConfig();
  const { databaseUrl, origin } = config;
  const media = await openSiteMedia(config);
  const onProgress = progressLines(say);
  const wanted = { origin, now: Date.now(), withEnquiries, onProgress };
  return inWords(await exportSite({ databaseUrl, media }, target, wanted), target);
}

lowerPriority();
await runCommand((words) => {
  const options = readWords(words);
  return options.isStatic ? runStatic(options) : runWhole(options);
});
