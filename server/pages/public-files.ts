import type { FastifyInstance } from 'fastify';
import plugin from 'fastify-plugin';
import { servedLogo } from '../brand/logo.ts';
import { media } from '../media/media.ts';
import { socialPictures } from '../media/social-pictures.ts';
import { assets } from './assets/assets.ts';
import { retainReleases } from './assets/retain-releases.ts';
import { brandFiles } from './brand/brand-files.ts';
import { feedFiles } from './feeds/feeds.ts';

export const publicFiles = plugin(
  async (app: FastifyInstance) => {
    await app.register(feedFiles);
    await app.register(brandFiles);
    await app.register(servedLogo);
    await app.register(media);
    await app.register(socialPictures);
    await app.register(assets);
    await app.register(retainReleases);
  },
  { name: 'public-files', dependencies: ['request-plugins'] },
);
