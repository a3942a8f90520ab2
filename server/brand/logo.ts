import type { FastifyInstance } from 'fastify';
import plugin from 'fastify-plugin';
import { findSiteSettingsIfAny } from '../../db/settings.ts';
import { brandFolder } from '../../domain/brand/brand-address.ts';
import { logoAddress } from '../../domain/brand/logo-address.ts';
import { FinishedPage } from '../../page-cache/finished-page.ts';
import { sendPage } from '../http/compression.ts';
import { nothingHere } from '../http/errors.ts';

const headers = {
  'Content-Type': 'image/svg+xml',
  // It was written anew, and could run nothing even if it had not been (threat T42).
  'Content-Security-Policy': "default-src 'none'; style-src 'none'; sandbox",
  'Cross-Origin-Resource-Policy': 'cross-origin',
};

const caching = {
  current: 'public, max-age=31536000, immutable',
  // A page from before the last logo: it gets the one of now.
  earlier: 'public, max-age=60',
};

/** The SVG that an owner chose, under an address that changes with it. */
export const servedLogo = plugin(
  async (app: FastifyInstance) => {
    app.get(`${brandFolder}logo-:hash([0-9a-f]{8}).svg`, async (request, reply) => {
      const brand = (await findSiteSettingsIfAny(app.services.db))?.brand;
      const address = brand && logoAddress(brand);
      if (!brand?.logo || !address?.startsWith(brandFolder)) throw nothingHere();
      const cache = request.url.startsWith(address) ? caching.current : caching.earlier;
      const body = Buffer.from(brand.logo);
      const all = { ...headers, 'Cache-Control': cache };
      return sendPage(request, reply, new FinishedPage({ status: 200, headers: all, body }));
    });
  },
  { name: 'logo', dependencies: ['errors'] },
);
