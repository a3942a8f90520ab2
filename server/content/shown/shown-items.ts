import type { GonePage } from '../../../domain/content/addresses/gone.ts';
import { slugFrom } from '../../../domain/content/addresses/slug.ts';
import { isWebAddress } from '../../../domain/content/addresses/web-address.ts';
import { addressPart, fieldsWith, type ItemOf, type Kind } from '../../../domain/content/kind.ts';
import {
  type BlogListItem,
  blogKind,
  type PublishedBlog,
} from '../../../domain/content/kinds/blog.ts';
import {
  type CaseStudy,
  type CaseStudyCard,
  caseStudyKind,
} from '../../../domain/content/kinds/case-study.ts';
import {
  studyCategoriesNamed,
  studyCategoryName,
} from '../../../domain/content/kinds/study-category-name.ts';
import { htmlIn, withHtml } from '../../../domain/content/mapped-values.ts';
import type { Person, ShownPerson } from '../../../domain/content/person.ts';
import type {
  ShownBlog,
  ShownBlogItem,
  ShownFilm,
  ShownGonePage,
  ShownItem,
  ShownStudy,
  ShownStudyItem,
} from '../../../domain/content/shown.ts';
import { studyHeading } from '../../../domain/content/text/study-heading.ts';
import { drawingAddress } from '../../../domain/media/drawing.ts';
import type { ResolvedPicture } from '../../../domain/media/picture.ts';
import type { UploadedFilm } from '../../../domain/media/upload.ts';
import type { SiteMessages } from '../../../domain/messages/messages.ts';
import { type LinkTo, linkedHtml } from './linked-html.ts';
import { pageHtml, picturesInHtml } from './page-html.ts';
import type { DetailsOf, FindPictures } from './picture-library.ts';

const studyPictures = ['sec1Img', 'sec2Img', 'sec3Img2', 'sec3Img3'] as const;

/** Under what the drawings stand that an item shows: another's where its own were not drawn yet. */
export type DrawnSeed = (seed: string) => Promise<string>;

export const ownSeed: DrawnSeed = async (seed) => seed;

interface Options {
  find: FindPictures;
  readVersion: () => Promise<number>;
  messages: SiteMessages;
  drawnSeed?: DrawnSeed | undefined;
  /** Absent, links stay as they were typed. */
  linkTo?: LinkTo;
}

function picturesIn(kind: Pick<Kind, 'fields'>, item: object): string[] {
  return htmlIn(kind, item).flatMap(picturesInHtml);
}

/** Turns items as they are stored into items as pages show them. */
export function shownItems(options: Options) {
  const { find, readVersion, messages, linkTo, drawnSeed = ownSeed } = options;
  const htmlOf = (typed: string, detailsOf: DetailsOf) => {
    const html = pageHtml(typed, detailsOf, messages);
    return linkTo ? linkedHtml(html, linkTo) : html;
  };

  const categoryOf = (name: string) => studyCategoryName(name, messages);

  /** The address of an item's picture, or of the drawing that it has without one. */
  const pictureOf = async (image: string, seed: string) =>
    isWebAddress(image) ? image : drawingAddress(await drawnSeed(seed), 'banner');

  const pictureWith = (src: string, detailsOf: DetailsOf): ResolvedPicture => ({
    src,
    ...detailsOf(src),
  });

  async function blogItems(blogs: BlogListItem[]): Promise<ShownBlogItem[]> {
    const listed = await Promise.all(
      blogs.map(async (blog) => ({
        blog,
        src: await pictureOf(blog.blog_image, slugFrom(blog.slug_url)),
      })),
    );
    const detailsOf = await find(
      listed.map(({ src }) => src),
      readVersion,
    );
    return listed.map(({ blog, src }) => ({ ...blog, blog_image: pictureWith(src, detailsOf) }));
  }

  async function studyItems(studies: CaseStudyCard[]): Promise<ShownStudyItem[]> {
    const listed = await Promise.all(
      studies.map(async (study) => ({ study, src: await pictureOf(study.bannerImage, study._id) })),
    );
    const detailsOf = await find(
      listed.map(({ src }) => src),
      readVersion,
    );
    return listed.map(({ study, src }) => ({
      ...study,
      heroHeading: studyHeading(study, messages),
      category1: categoryOf(study.category1),
      bannerImage: pictureWith(src, detailsOf),
      // The carousel's island has neither links nor messages itself.
      ...(linkTo && { link: linkTo(`/casestudy/${study._id}`) }),
    }));
  }

  return {
    blogItems,
    studyItems,

    studyCategory: categoryOf,
    studyCategoriesNamed: (word: string) => studyCategoriesNamed(word, messages),

    async blog(blog: PublishedBlog): Promise<ShownBlog> {
      const src = await pictureOf(blog.blog_image, slugFrom(blog.slug_url));
      const detailsOf = await find([src, ...picturesIn(blogKind, blog)], readVersion);
      const shown = withHtml(blogKind, blog, (html) => htmlOf(html, detailsOf));
      return { ...shown, blog_image: pictureWith(src, detailsOf) };
    },

    /** A study is stored byte for byte (R-3-04), so its HTML is cleaned only here. */
    async study(study: CaseStudy): Promise<ShownStudy> {
      const src = await pictureOf(study.bannerImage, study._id);
      const images = studyPictures.map((field) => study[field]).filter(isWebAddress);
      const inTexts = picturesIn(caseStudyKind, study);
      const detailsOf = await find([src, ...images, ...inTexts], readVersion);
      const inside = (image: string) =>
        isWebAddress(image) ? pictureWith(image, detailsOf) : null;
      return {
        ...withHtml(caseStudyKind, study, (html) => htmlOf(html, detailsOf)),
        category1: categoryOf(study.category1),
        category2: categoryOf(study.category2),
        category3: categoryOf(study.category3),
        category4: categoryOf(study.category4),
        bannerImage: pictureWith(src, detailsOf),
        sec1Img: inside(study.sec1Img),
        sec2Img: inside(study.sec2Img),
        sec3Img2: inside(study.sec3Img2),
        sec3Img3: inside(study.sec3Img3),
      };
    },

    /** Of a kind whose page shows no picture but its own. */
    async item<K extends Kind>(kind: K, item: ItemOf<K>): Promise<ShownItem<K>> {
      const values: Record<string, unknown> = item;
      const [picture = ''] = fieldsWith(kind, 'picture');
      const src = await pictureOf(String(values[picture] ?? ''), addressPart(kind, values));
      const detailsOf = await find([src, ...picturesIn(kind, item)], readVersion);
      const shown = withHtml(kind, item, (html) => htmlOf(html, detailsOf));
      return { ...shown, picture: pictureWith(src, detailsOf) };
    },

    async person({ portrait, ...person }: Person): Promise<ShownPerson> {
      if (!isWebAddress(portrait)) return { ...person, portrait: null };
      return { ...person, portrait: pictureWith(portrait, await find([portrait], readVersion)) };
    },

    async film(film: UploadedFilm, transcript: string[]): Promise<ShownFilm> {
      if (!film.poster) return { ...film, transcript, poster: null };
      const detailsOf = await find([film.poster], readVersion);
      return { ...film, transcript, poster: pictureWith(film.poster, detailsOf) };
    },

    async gonePage({ locations, ...closest }: GonePage): Promise<ShownGonePage> {
      const [blogs, studies] = await Promise.all([
        blogItems(closest.blogs),
        studyItems(closest.studies),
      ]);
      return { locations, blogs, studies };
    },
  };
}
