import type { GonePage } from '../../../domain/content/addresses/gone.ts';
import { slugFrom } from '../../../domain/content/addresses/slug.ts';
import { isWebAddress } from '../../../domain/content/addresses/web-address.ts';
import type { BlogListItem, PublishedBlog } from '../../../domain/content/kinds/blog.ts';
import type { CaseStudy, CaseStudyListItem } from '../../../domain/content/kinds/case-study.ts';
import type { LocationPage } from '../../../domain/content/kinds/location-page.ts';
import type {
  ShownBlog,
  ShownBlogItem,
  ShownFilm,
  ShownGonePage,
  ShownLocation,
  ShownStudy,
  ShownStudyItem,
} from '../../../domain/content/shown.ts';
import { pictureFor } from '../../../domain/media/drawing.ts';
import type { ResolvedPicture } from '../../../domain/media/picture.ts';
import type { UploadedFilm } from '../../../domain/media/upload.ts';
import { pageHtml, picturesInHtml } from './page-html.ts';
import type { DetailsOf, FindPictures } from './picture-library.ts';

/** The paragraphs of a study that its page shows as HTML. */
export const studyParagraphs = [
  'sec1Para',
  'sec2Para',
  'sec3Para1',
  'sec3Para2',
  'sec3Para3',
] as const satisfies (keyof CaseStudy)[];

const locationParagraphs = [
  'main_paragraph',
  'paragraph_1',
  'paragraph_2',
  'paragraph_3',
  'paragraph_4',
] as const satisfies (keyof LocationPage)[];

const studyPictures = ['sec1Img', 'sec2Img', 'sec3Img2'] as const;

interface Options {
  find: FindPictures;
  /** Reads the content version. */
  look: () => Promise<number>;
  /** Names the picture to show where that of an item was not drawn yet. */
  drawnPicture?: (address: string) => Promise<string>;
}

/** Turns items as they are stored into items as pages show them. */
export function shownItems({ find, look, drawnPicture = async (address) => address }: Options) {
  /** The address of an item's picture, or of the drawing that it has without one. */
  const pictureOf = (image: string, seed: string) =>
    drawnPicture(pictureFor(isWebAddress(image) ? image : '', seed, 'banner'));

  const picture = (src: string, detailsOf: DetailsOf): ResolvedPicture => ({
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
      look,
    );
    return listed.map(({ blog, src }) => ({ ...blog, blog_image: picture(src, detailsOf) }));
  }

  async function studyItems(studies: CaseStudyListItem[]): Promise<ShownStudyItem[]> {
    const listed = await Promise.all(
      studies.map(async (study) => ({ study, src: await pictureOf(study.bannerImage, study._id) })),
    );
    const detailsOf = await find(
      listed.map(({ src }) => src),
      look,
    );
    return listed.map(({ study, src }) => ({ ...study, bannerImage: picture(src, detailsOf) }));
  }

  return {
    blogItems,
    studyItems,

    async blog(blog: PublishedBlog): Promise<ShownBlog> {
      const src = await pictureOf(blog.blog_image, slugFrom(blog.slug_url));
      const texts = blog.blogs_content.map(({ paragraph }) => paragraph);
      const detailsOf = await find([src, ...texts.flatMap(picturesInHtml)], look);
      const blogs_content = blog.blogs_content.map((item) => ({
        ...item,
        paragraph: pageHtml(item.paragraph, detailsOf),
      }));
      return { ...blog, blog_image: picture(src, detailsOf), blogs_content };
    },

    /** A study is stored byte for byte (R-3-04), so its HTML is cleaned only here. */
    async study(study: CaseStudy): Promise<ShownStudy> {
      const src = await pictureOf(study.bannerImage, study._id);
      const images = studyPictures.map((field) => study[field]).filter(isWebAddress);
      const texts = studyParagraphs.map((field) => study[field]);
      const detailsOf = await find([src, ...images, ...texts.flatMap(picturesInHtml)], look);
      const inside = (image: string) => (isWebAddress(image) ? picture(image, detailsOf) : null);
      const paragraphs = studyParagraphs.map((field) => [field, pageHtml(study[field], detailsOf)]);
      return {
        ...study,
        ...Object.fromEntries(paragraphs),
        bannerImage: picture(src, detailsOf),
        sec1Img: inside(study.sec1Img),
        sec2Img: inside(study.sec2Img),
        sec3Img2: inside(study.sec3Img2),
      };
    },

    async location(page: LocationPage): Promise<ShownLocation> {
      const src = await pictureOf('', slugFrom(page.slug_url));
      const texts = locationParagraphs.map((field) => page[field]);
      const detailsOf = await find(texts.flatMap(picturesInHtml), look);
      const paragraphs = locationParagraphs.map((field) => [
        field,
        pageHtml(page[field], detailsOf),
      ]);
      return { ...page, ...Object.fromEntries(paragraphs), picture: { src } };
    },

    async film(film: UploadedFilm): Promise<ShownFilm> {
      if (!film.poster) return { ...film, poster: null };
      const detailsOf = await find([film.poster], look);
      return { ...film, poster: picture(film.poster, detailsOf) };
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
