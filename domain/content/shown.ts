import type { PageLink } from '../languages/page-languages.ts';
import type { ResolvedPicture } from '../media/picture.ts';
import type { UploadedFilm } from '../media/upload.ts';
import type { GonePage } from './addresses/gone.ts';
import type { ItemOf } from './kind.ts';
import type { BlogListItem, PublishedBlog } from './kinds/blog.ts';
import type { CaseStudy, CaseStudyCard } from './kinds/case-study.ts';
import type { locationPageKind } from './kinds/location-page.ts';

export type ShownBlogItem = Omit<BlogListItem, 'blog_image'> & { blog_image: ResolvedPicture };

export type ShownBlog = Omit<PublishedBlog, 'blog_image'> & { blog_image: ResolvedPicture };

export type ShownStudyItem = Omit<CaseStudyCard, 'bannerImage'> & {
  bannerImage: ResolvedPicture;
  /** In a further language, where its page stands. */
  link?: PageLink;
};

type StudyPictureField = 'sec1Img' | 'sec2Img' | 'sec3Img2' | 'sec3Img3';

export type ShownStudy = Omit<CaseStudy, 'bannerImage' | StudyPictureField> & {
  bannerImage: ResolvedPicture;
} & Record<StudyPictureField, ResolvedPicture | null>;

export type ShownFilm = Omit<UploadedFilm, 'poster'> & {
  poster: ResolvedPicture | null;
  /** What its captions say, in paragraphs. */
  transcript: string[];
};

/** An item as its page shows it: HTML is clean, its own picture or drawing is resolved. */
export type ShownItem<K> = ItemOf<K> & { picture: ResolvedPicture };

export type ShownLocation = ShownItem<typeof locationPageKind>;

export type ShownGonePage = Pick<GonePage, 'locations'> & {
  blogs: ShownBlogItem[];
  studies: ShownStudyItem[];
};
