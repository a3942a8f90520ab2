import type { FastifyInstance } from 'fastify';
import { findItem } from '../../db/content/find-items.ts';
import { keyOf } from '../../db/content/item-rows.ts';
import { findPublishedItem } from '../../db/content/public/published-item.ts';
import { fixedPaths } from '../../domain/content/addresses/fixed-paths.ts';
import { addressPart, headingOf } from '../../domain/content/kind.ts';
import { type ItemKind, kindNamed } from '../../domain/content/kinds/kinds.ts';
import { locationPageKind } from '../../domain/content/kinds/location-page.ts';
import { pageKind } from '../../domain/content/kinds/page.ts';
import { currentSection } from '../../domain/content/sections/sections.ts';
import { type SocialPictureKind, socialPictureOfPath } from '../../domain/media/social-picture.ts';
import type { SiteSettings } from '../../domain/settings.ts';
import { findPageTexts } from '../pages/feeds/page-texts.ts';

interface Subject {
  title: string;
  seed: string;
}

/** The headline of the first hero, without its line breaks. */
async function homeHeadline(app: FastifyInstance): Promise<string> {
  const home = await findPublishedItem(app.services.db, pageKind, '/');
  const hero = home?.sections.find(({ kind, hidden }) => kind === 'hero' && !hidden);
  const { headline = '' } = hero ? currentSection(hero).props : {};
  return String(headline).replace(/\s+/g, ' ').trim();
}

async function findPage(
  app: FastifyInstance,
  id: string,
  { name }: Pick<SiteSettings, 'name'>,
): Promise<Subject | null> {
  if (id === 'home') return { title: (await homeHeadline(app)) || name, seed: 'hero' };
  const fixed = fixedPaths.find((path) => socialPictureOfPath(path) === id);
  if (fixed) return { title: (await findPageTexts(app, fixed, name)).title, seed: id };
  const path = `/${id}`;
  if (await findPublishedItem(app.services.db, pageKind, path)) {
    return { title: (await findPageTexts(app, path, name)).title, seed: id };
  }
  const location = await findPublishedItem(app.services.db, locationPageKind, id);
  return location && { title: location.main_heading, seed: id };
}

/** Null for any other spelling of an id: the address of a picture is one. */
async function findItemSubject(app: FastifyInstance, name: ItemKind, id: string) {
  const kind = kindNamed(name);
  if (String(keyOf(kind, id)) !== id) return null;
  const item = await findItem(app.services.db, kind, id, { drafts: false });
  return item && { title: headingOf(kind, item), seed: addressPart(kind, item) };
}

export function findSocialSubject(
  app: FastifyInstance,
  { kind, id }: { kind: SocialPictureKind; id: string },
  settings: SiteSettings,
): Promise<Subject | null> {
  return kind === 'page' ? findPage(app, id, settings) : findItemSubject(app, kind, id);
}
