import { resolve } from 'node:path';
import type { FastifyInstance } from 'fastify';
import plugin from 'fastify-plugin';
import { LRUCache } from 'lru-cache';
import { findSiteSettingsIfAny } from '../../../db/settings.ts';
import { brandFolder, lookOf, textHash } from '../../../domain/brand/brand-address.ts';
import { type BrandLook, brandStylesheet } from '../../../domain/brand/stylesheet.ts';
import { logoFile } from '../../../media/brand/logo-file.ts';
import { FinishedPage } from '../../../page-cache/finished-page.ts';
import { sendPage } from '../../http/compression.ts';
import { nothingHere } from '../../http/errors.ts';
import { bundledDrawings, itemDrawings } from './brand-drawings.ts';
import type { BrandFile } from './brand-file.ts';
import { brandIcons } from './brand-icons.ts';

const caching = {
  final: 'public, max-age=31536000, immutable',
  // Another release may draw it otherwise.
  other: 'public, max-age=86400, stale-while-revalidate=604800',
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
      async findLogo() {
        const settings = await findSiteSettingsIfAny(db);
        return logoFile(media, settings?.brand.logo ?? undefined);
      },
    });
    const makers = [stylesheet, itemDrawings(media), bundledDrawings(built), icons];
    const kept = new LRUCache<string, FinishedPage>({
      maxSize: maxBytes,
      sizeCalculation: ({ bytes }) => bytes * 2,
    });

    async function make(look: BrandLook, name: string): Promise<FinishedPage> {
      for (const maker of makers) {
        const file = await maker(look, name);
        if (!file) continue;
        const headers = {
          'Content-Type': file.type,
          'Cache-Control': file.isFinal ? caching.final : caching.other,
          'Cross-Origin-Resource-Policy': 'cross-origin',
        };
        return new FinishedPage({ status: 200, headers, body: file.body });
      }
      throw nothingHere();
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
