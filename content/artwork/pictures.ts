import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { numberIn } from '../../domain/content/text/number-in.ts';
import type { DrawingKind } from '../../domain/media/drawing.ts';
import { maxShafts } from '../../media/flow/options.ts';
import { svgOf } from '../../media/flow/svg.ts';
import { type DrawingLook, drawingFolder, drawingOf } from '../../media/pictures/drawings.ts';
import { firstBlogs } from '../blogs.ts';
import { firstLocationPages } from '../location-pages.ts';
import { type Artwork, artwork } from './artwork.ts';
import { blogLooks, locationPageLooks } from './looks.ts';
import { serviceArtwork } from './service-artwork.ts';

const drawingsFolder = resolve(import.meta.dirname, '../media/drawings');
const appFolder = resolve(import.meta.dirname, '../../app');

/** Only the kinds that its pages show, to keep the repository small. */
interface Order {
  kinds: readonly DrawingKind[];
  look: DrawingLook;
}

function lookAt(looks: readonly DrawingLook[], place: number): DrawingLook {
  return looks[place % looks.length] ?? {};
}

function seedsNamedBy(item: object): string[] {
  const addresses = JSON.stringify(item).matchAll(/\/media\/drawings\/([^/"]+)\/banner\.svg/g);
  return Array.from(addresses, ([, seed]) => decodeURIComponent(seed ?? ''));
}

/** Last, since an item's own seed overrules what its fields would get. */
function ordersOf(): Map<string, Order> {
  const orders = new Map<string, Order>();
  for (const [place, blog] of firstBlogs.toReversed().entries()) {
    for (const seed of [...seedsNamedBy(blog), blog.slug_url]) {
      const shafts = numberIn(blog.title, maxShafts);
      const look = { ...lookAt(blogLooks, place), ...(shafts && { shafts }) };
      orders.set(seed, { kinds: ['banner', 'wide'], look });
    }
  }
  for (const [place, page] of firstLocationPages.entries()) {
    const kinds = ['banner', 'hero', 'hero-tall'] as const;
    for (const seed of [...seedsNamedBy(page), page.slug_url]) {
      orders.set(seed, { kinds, look: lookAt(locationPageLooks, place) });
    }
  }
  return orders;
}

async function drawItems(): Promise<number> {
  let bytes = 0;
  await rm(drawingsFolder, { recursive: true, force: true });
  for (const [seed, { kinds, look }] of ordersOf()) {
    const folder = join(drawingsFolder, drawingFolder(seed));
    await mkdir(folder, { recursive: true });
    for (const kind of kinds) {
      const svg = drawingOf(seed, kind, look);
      await writeFile(join(folder, `${kind}.svg`), svg);
      bytes += svg.length;
    }
  }
  return bytes;
}

async function drawArtwork(folder: string, all: readonly Artwork[]): Promise<number> {
  let bytes = 0;
  await mkdir(folder, { recursive: true });
  for (const { name, seed, look } of all) {
    const svg = svgOf(seed, look);
    await writeFile(join(folder, `${name}.svg`), svg);
    bytes += svg.length;
  }
  return bytes;
}

const items = await drawItems();
const pages = await drawArtwork(join(appFolder, 'pictures'), [...artwork, ...serviceArtwork]);
process.stdout.write(`First content ${items >> 10} KB, pages ${pages >> 10} KB of drawings.\n`);
