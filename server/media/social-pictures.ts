import type { FastifyInstance } from 'fastify';
import plugin from 'fastify-plugin';
import { findSiteSettings } from '../../db/settings.ts';
import { brandLinks } from '../../domain/brand/brand-address.ts';
import { type SocialPictureKind, socialPictureKinds } from '../../domain/media/social-picture.ts';
import type { SiteSettings } from '../../domain/settings.ts';
import type { SocialPicture } from '../../media/social/social-picture.ts';
import { UploadRefused } from '../../media/upload-refused.ts';
import { namesTag } from '../../page-cache/entity-tag.ts';
import { nothingHere } from '../http/errors.ts';
import { Refusal, retryAfter } from '../http/refusal.ts';
import { socialPictureHash, socialPictureStore } from './social-picture-store.ts';
import { findSocialSubject } from './social-subjects.ts';

const headers = {
  // The address outlives a change of title or brand (R-B-03).
  'Cache-Control': 'public, max-age=300',
  'Cross-Origin-Resource-Policy': 'cross-origin',
};

const isKind = (kind: string): kind is SocialPictureKind =>
  socialPictureKinds.some((one) => one === kind);

function readAddress(address: string): { kind: SocialPictureKind; id: string } | null {
  const [, kind = '', id = ''] = /^([a-z-]+)\/(.+)\.png$/.exec(address) ?? [];
  return isKind(kind) ? { kind, id } : null;
}

function brandOf({ brand }: SiteSettings): Pick<SocialPicture, 'look' | 'logo'> {
  const { wordmark, nameBeside, logo, ...look } = brand;
  return {
    ...(brandLinks(look).folder !== '' && { look }),
    ...(logo !== null && { logo }),
  };
}

export const socialPictures = plugin(
  async (app: FastifyInstance) => {
    const { db, media } = app.services;
    const store = socialPictureStore({ media, log: app.log, admissionQueue: app.admissionQueue });
    app.get<{ Params: { '*': string } }>('/social/*', async (request, reply) => {
      const address = readAddress(request.params['*']);
      if (!address) throw nothingHere();
      const settings = await findSiteSettings(db);
      const subject = await findSocialSubject(app, address, settings);
      if (!subject) throw nothingHere();
      const picture = { ...subject, ...brandOf(settings) };
      const hash = socialPictureHash(picture);
      const tag = `"${hash}"`;
      reply.headers({ ...headers, ETag: tag });
      if (namesTag(request.headers['if-none-match'], tag)) return reply.code(304).send();
      const item = `${address.kind}/${address.id}`;
      const kept = await store.find(item, picture);
      if (kept) return reply.type('image/png').send(kept);
      // Drawings have their own queue, so the slot for pages is released.
      app.admissionQueue.leave(request.id);
      const bytes = await store.draw(item, picture).catch((error: unknown) => {
        if (error instanceof UploadRefused) {
          throw new Refusal(503, 'Too many pictures are being drawn.', { headers: retryAfter });
        }
        throw error;
      });
      return reply.type('image/png').send(bytes);
    });
  },
  { name: 'social-pictures', dependencies: ['errors', 'overload'] },
);
