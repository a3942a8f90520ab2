import { mebibyte } from '../../../domain/media/upload-sizes.ts';

const megabytes = new Intl.NumberFormat('en', {
  style: 'unit',
  unit: 'megabyte',
  maximumFractionDigits: 1,
});

export const movingTexts = {
  title: 'Import and export',
  export: 'Export',
  exportNote: 'pages, blogs, media, settings and enquiries',
  holds:
    'One zip: each item as JSON and as Markdown, all languages, drafts, media, menus, redirects and settings. Enquiries stand apart. Accounts and secrets are not in it.',
  personal: 'Enquiries are personal data: keep the file where nobody else can read it.',
  loading: 'Loading the last export',
  start: 'Export everything',
  again: 'Export again',
  resting:
    'It goes on, but this page has stood still since nobody touched it for five minutes. Move the pointer or press a key to see how far it is.',
  counting: 'Counting what there is',
  running: (done: number, total: number) => `${done} of ${total}`,
  progress: 'Progress of the export',
  done: (time: string) => `Exported ${time}.`,
  failed: (reason: string) => `The export failed: ${reason}`,
  download: (bytes: number) => `Download (${megabytes.format(bytes / mebibyte)})`,
  kept: 'The link works for a day, without signing in. Do not pass it on.',
} as const;
