import type { ResolvedPicture } from '../media/picture.ts';
import type { UploadedFilm } from '../media/upload.ts';
import type { GonePage } from './addresses/gone.ts';
import type { BlogListItem, PublishedBlog } from './kinds/blog.ts';
import type { CaseStudy, CaseStudyListItem } from './kinds/case-study.ts';
import type { LocationPage } from './kinds/location-page.ts';

export type ShownBlogItem = Omit<BlogListItem, 'blog_image'> & { blog_image: ResolvedPicture };

export type ShownBlog = Omit<PublishedBlog, 'blog_image'> & { blog_image: ResolvedPicture };

export type ShownStudyItem = Omit<CaseStudyListItem, 'bannerImage'> & {
  bannerImage: ResolvedPicture;
};

type StudyPictureField = 'sec1Img' | 'sec2Img' | 'sec3Img2';

export type ShownStudy = Omit<CaseStudy, 'bannerImage' | StudyPictureField> & {
  bannerImage: ResolvedPicture;
} & Record<StudyPictureField, ResolvedPicture | null>;

export type ShownFilm = Omit<UploadedFilm, 'poster'> & { poster: ResolvedPicture | null };

export type ShownLocation = LocationPage & { picture: ResolvedPicture };

export type ShownGonePage = Omit<GonePage, 'blogs' | 'studies'> & {
  blogs: ShownBlogItem[];
  studies: ShownStudyItem[];
};
