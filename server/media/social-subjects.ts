import type { FastifyInstance } from 'fastify';
import { findItem } from '../../db/content/find-items.ts';
import { findPublishedLocationPageBySlug } from '../../db/content/public/location-links.ts';
import { fixedPaths } from '../../domain/content/addresses/fixed-paths.ts';
import { slugFrom } from '../../domain/content/addresses/slug.ts';
import { blogKind, blogTitle } from '../../domain/content/kinds/blog.ts';
import { caseStudyKind } from '../../domain/content/kinds/case-study.ts';
import { type SocialPictureKind, socialPictureOfPath } from '../../domain/media/social-picture.ts';
import type { SiteSettings } from '../../domain/settings.ts';
import { findPageTexts } from '../pages/feeds/page-texts.ts';

interface Subject {
  title: string;
  seed: string;
}

type Find = (app: FastifyInstance, id: string, settings: SiteSettings) => Promise<Subject | null>;

async function findPage(
  app: FastifyInstance,
  id: string,
  { home, name }: SiteSettings,
): Promise<Subject | null> {
  if (id === 'home') return { title: home.headline.join(' '), seed: 'hero' };
  const fixed = fixedPaths.find((path) => socialPictureOfPath(path) === id);
  if (fixed) return { title: (await findPageTexts(app, fixed, name)).title, seed: id };
  const location = await findPublishedLocationPageBySlug(app.services.db, id);
  return location && { title: location.main_heading, seed: id };
}

async function findStudy(
  { services: { db } }: FastifyInstance,
  id: string,
): Promise<Subject | null> {
  const study = await findItem(db, caseStudyKind, id, { drafts: false });
  return study && { title: study.heroHeading || 'Case study', seed: id };
}

async function findBlog(
  { services: { db } }: FastifyInstance,
  id: string,
): Promise<Subject | null> {
  if (!/^[1-9]\d{0,15}$/.test(id)) return null;
  const blog = await findItem(db, blogKind, Number(id), { drafts: false });
  return blog && { title: blogTitle(blog), seed: slugFrom(blog.slug_url) };
}

export const socialSubjects: Record<SocialPictureKind, Find> = {
  page: findPage,
  [caseStudyKind.name]: findStudy,
  [blogKind.name]: findBlog,
};
