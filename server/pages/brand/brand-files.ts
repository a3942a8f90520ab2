import { resolve } from 'node:path';
import type { FastifyInstance } from 'fastify';
import plugin from 'fastify-plugin';
import { LRUCache } from 'lru-cache';
import { findSiteSettingsIfAny } from '../../../db/settings.ts';
import { type Brand, firstBrand } from '../../../domain/brand/brand.ts';
import { brandFolder, iconFolder, lookOf, textHash } from '../../../domain/brand/brand-address.ts';
import { type BrandLook, brandStylesheet } from '../../../domain/brand/stylesheet.ts';
import { logoFile } from '../../../media/brand/logo-file.ts';
import { FinishedPage } from '../../../page-cache/finished-page.ts';
import { sendPage } from '../../http/compression.ts';
import { nothingHere } from '../../http/errors.ts';
import { drawMissing } from '../../media/drawings.ts';
import { bundledDrawings, drawnPortraits, itemDrawings } from './brand-drawings.ts';
import type { BrandFile } from './brand-file.ts';
import { brandIcons } from './brand-icons.ts';
import { type PlainIcon, plainIcons, readPlainIcon } from './plain-icons.ts';

const caching = {
  final: 'public, max-age=31536000, immutable',
  // Another release may draw it otherwise.
  other: 'public, max-age=86400, stale-while-revalidate=604800',
  // Another brand has another icon under the same address.
  plain: 'public, max-age=3600',
};

/** Files of a brand, in memory in every encoding that was asked for: 16 MB. */
const maxBytes = 16_777_216;

async function stylesheet(look: BrandLook, name: string): Promise<BrandFile | null> {
  const [, hash] = /^([0-9a-f]{8})\.css$/.exec(name) ?? [];
  if (!hash) return null;
  const sheet = brandStylesheet(look);
  // A page that another release made asks for its own hash, and gets this release's colours.
  return {
    type: 'text/css; charset=utf-8',
    body: Buffer.from(sheet),
    isFinal: hash === textHash(sheet),
  };
}

function finished({ type, body }: Pick<BrandFile, 'type' | 'body'>, cacheControl: string) {
  const headers = {
    'Content-Type': type,
    'Cache-Control': cacheControl,
    'Cross-Origin-Resource-Policy': 'cross-origin',
  };
  return new FinishedPage({ status: 200, headers, body });
}

/** Whatever follows the brand, under an address that names its look (decision 0040). */
export const brandFiles = plugin(
  async (app: FastifyInstance) => {
    const {
      config,
      db,
      client = resolve(import.meta.dirname, '../../../build/client'),
      media,
    } = app.services;
    const built = config.development ? null : client;
    const icons = brandIcons({
      client: built,
      async findLogo(hash) {
        const logo = (await findSiteSettingsIfAny(db))?.brand.logo;
        return logo && textHash(logo) === hash ? logoFile(media, logo) : null;
      },
    });
    const makers = [
      stylesheet,
      itemDrawings(media, (seed) => drawMissing(seed, { db, media, log: app.log })),
      drawnPortraits(media),
      bundledDrawings(built),
      icons,
    ];
    const kept = new LRUCache<string, FinishedPage>({
      maxSize: maxBytes,
      sizeCalculation: ({ bytes }) => bytes * 2,
    });

    async function make(look: BrandLook, name: string): Promise<FinishedPage> {
      for (const maker of makers) {
        const file = await maker(look, name);
        if (!file) continue;
        return finished(file, file.isFinal ? caching.final : caching.other);
      }
      throw nothingHere();
    }

    async function plainIcon(brand: Brand, { name, type }: PlainIcon): Promise<FinishedPage> {
      const folder = iconFolder(brand);
      if (folder === '')
        return finished({ type, body: await readPlainIcon(built, name) }, caching.plain);
      const inFolder = [...folder.slice(brandFolder.length).split('/').slice(1), name].join('/');
      const file = await icons(brand, inFolder);
      if (!file) throw nothingHere();
      return finished(file, caching.plain);
    }

    for (const icon of plainIcons) {
      app.get(`/${icon.name}`, async (request, reply) => {
        const settings = await findSiteSettingsIfAny(db).catch(() => null);
        const brand = settings?.brand ?? firstBrand;
        const key = `${iconFolder(brand)}/${icon.name}`;
        const page = kept.get(key) ?? (await plainIcon(brand, icon));
        kept.set(key, page);
        return sendPage(request, reply, page);
      });
    }

    app.get<{ Params: { word: string; '*': string } }>(
      `${brandFolder}:word/*`,
      async (request, reply) => {
        const { word, '*': name } = request.params;
        const look = lookOf(word);
        if (!look) throw nothingHere();
        const key = `${word}/${name}`;
        const page = kept.get(key) ?? (await make(look, name));
        kept.set(key, page);
        return sendPage(request, reply, page);
      },
    );
  },
  { name: 'brand-files', dependencies: ['errors'] },
);
