import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import type { Checkup, Finding } from '../../../domain/api/content/editing/doctor.ts';
import { attribute, type Element, elements } from '../../html/tree.ts';
import type { CheckedItem } from './checked-item.ts';
import { type InnerLookup, innerPath } from './inner-address.ts';
import { namedPictures } from './pictures.ts';

const brotli = promisify(brotliCompress);

/** About as visitors get it; the default takes 200 ms of processor for a long page. */
function compress(html: string): Promise<Buffer> {
  return brotli(Buffer.from(html), { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } });
}

const screen = 1440;

/** The smallest file that is wide enough. */
function fileOf(image: Element): string {
  const { parentNode: parent } = image;
  const source = parent && 'tagName' in parent ? elements(parent, 'source')[0] : undefined;
  const set = (source && attribute(source, 'srcset')) ?? attribute(image, 'srcset') ?? '';
  const isSmall = /\b(?:41rem|[1-4]\d?vw)\b/.test(attribute(image, 'sizes') ?? '');
  const files = set
    .split(',')
    .map((part) => part.trim().split(/\s+/))
    .map(([src = '', width = '']) => ({ src, width: Number.parseInt(width, 10) || 0 }))
    .filter(({ src }) => src !== '');
  const enough = files.find(({ width }) => width >= (isSmall ? screen / 2 : screen));
  return (enough ?? files.at(-1))?.src ?? attribute(image, 'src') ?? '';
}

function frameFiles({ document }: CheckedItem): string[] {
  const links = elements(document, 'link')
    .filter((link) => /^(?:stylesheet|preload)$/.test(attribute(link, 'rel') ?? ''))
    .map((link) => attribute(link, 'href') ?? '');
  const scripts = elements(document, 'script').map((script) => attribute(script, 'src') ?? '');
  return [...links, ...scripts].filter((address) => address !== '');
}

async function sizeOf(addresses: string[], origin: string, lookUp: InnerLookup): Promise<number> {
  const paths = new Set(addresses.map((address) => innerPath(address, origin)));
  const sizes = [...paths].map(async (path) => (path === null ? 0 : (await lookUp(path)).bytes));
  return (await Promise.all(sizes)).reduce((sum, bytes) => sum + bytes, 0);
}

function kilobytes(bytes: number): number {
  return Math.round(bytes / 1_000);
}

/** The heading's field where no picture is the item's own. */
async function heaviestField(item: CheckedItem, lookUp: InnerLookup): Promise<string> {
  const { origin, parts } = item;
  let heaviest = { field: parts.pictures[0] ?? parts.heading, bytes: 0 };
  for (const { field, src } of namedPictures(item)) {
    const bytes = await sizeOf([src], origin, lookUp);
    if (bytes > heaviest.bytes) heaviest = { field, bytes };
  }
  return heaviest.field;
}

function isEager(image: Element): boolean {
  return attribute(image, 'loading') !== 'lazy';
}

/** Pictures of other sites have an unknown size and may disappear. */
function foreignPictures(item: CheckedItem): Finding[] {
  return namedPictures(item)
    .filter(({ src }) => innerPath(src, item.origin) === null)
    .map(({ field, src }) => ({
      check: 'weight',
      severity: 'hint',
      field,
      message: `The picture ${src.slice(0, 80)} stands on another site: it may be heavy, or gone one day.`,
    }));
}

export async function weightFindings(
  item: CheckedItem,
  lookUp: InnerLookup,
): Promise<{ findings: Finding[]; weight: Checkup['weight'] }> {
  const { document, origin, page, parts } = item;
  const { budget } = parts;
  const images = elements(document, 'img');
  const files = (wanted: Element[]) => wanted.map(fileOf);
  const [html, frame, eager, rest] = await Promise.all([
    compress(page.html),
    sizeOf(frameFiles(item), origin, lookUp),
    sizeOf(files(images.filter(isEager)), origin, lookUp),
    sizeOf(files(images.filter((image) => !isEager(image))), origin, lookUp),
  ]);
  const first = html.length + frame + eager;
  const findings = foreignPictures(item);
  const finding = { check: 'weight', severity: 'hint' } as const;
  if (first > budget.first) {
    const message = `A first view weighs ${kilobytes(first)} KB of at most ${kilobytes(budget.first)}; its pictures ${kilobytes(eager)}.`;
    findings.push({ ...finding, field: await heaviestField(item, lookUp), message });
  }
  if (rest > budget.rest) {
    const message = `The pictures further down weigh ${kilobytes(rest)} KB of at most ${kilobytes(budget.rest)}.`;
    findings.push({ ...finding, field: await heaviestField(item, lookUp), message });
  }
  return { findings, weight: { kilobytes: kilobytes(first), budget: kilobytes(budget.first) } };
}
