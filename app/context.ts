import { createContext } from 'react-router';
import type { Kind } from '../domain/content/kind.ts';
import type { BlogNeighbours } from '../domain/content/kinds/blog.ts';
import type { ReviewedStudy } from '../domain/content/kinds/case-study.ts';
import type { LocationLink } from '../domain/content/kinds/location-page.ts';
import type { ShownPerson } from '../domain/content/person.ts';
import type { ShownPage } from '../domain/content/sections/shown-section.ts';
import type {
  ShownBlog,
  ShownBlogItem,
  ShownFilm,
  ShownGonePage,
  ShownItem,
  ShownStudy,
  ShownStudyItem,
} from '../domain/content/shown.ts';
import type { ExtendedEnquiryInput, MainEnquiryInput } from '../domain/inbox/enquiry.ts';
import type { Editions, PageLanguages } from '../domain/languages/page-languages.ts';
import type { CategoryCounts, ListPart, ListResult } from '../domain/list-part.ts';
import type { ShownMenus } from '../domain/settings/menus/shown-menus.ts';
import type { SiteSettings } from '../domain/settings.ts';

/** Read access for loaders: pictures are resolved, HTML is clean, drafts are left out. */
export interface SiteQueries {
  findSiteSettings(): Promise<SiteSettings>;
  findCaseStudyPage(part: ListPart): Promise<ListResult<ShownStudyItem>>;
  countCaseStudyCategories(): Promise<CategoryCounts>;
  /** Up to `count` distinct studies (decision D20). */
  findRandomCaseStudies(count: number): Promise<ShownStudyItem[]>;
  findPublishedCaseStudyById(id: string): Promise<ShownStudy | null>;
  /** The one after it in the lists; after the last, the first (decision 0044). */
  findNextCaseStudy(id: string): Promise<ShownStudyItem | null>;
  findReviewedStudies(): Promise<ReviewedStudy[]>;
  /** In a further language, by those of origin; empty in that. */
  findStudyCategoryNames(): Promise<ReadonlyMap<string, string>>;
  findUploadedFilm(address: string): Promise<ShownFilm | null>;
  findClientNames(): Promise<string[]>;
  findBlogPage(part: ListPart): Promise<ListResult<ShownBlogItem>>;
  countBlogCategories(): Promise<CategoryCounts>;
  findRenamedCategory(former: string): Promise<string | null>;
  findLatestBlogs(count: number, without?: number): Promise<ShownBlogItem[]>;
  findPublishedBlogBySlug(slug: string): Promise<ShownBlog | null>;
  /** By name: somebody whom a public page shows. */
  findPerson(name: string): Promise<ShownPerson | null>;
  findBlogNeighbours(blog_id: number): Promise<BlogNeighbours>;
  findPage(path: string): Promise<ShownPage | null>;
  /** `part` is the last part of its address. */
  findPublishedItem<K extends Kind>(kind: K, part: string): Promise<ShownItem<K> | null>;
  /** Suggestions where the page of this path was deleted; null where none was. */
  findGonePage(address: string): Promise<ShownGonePage | null>;
  findPublishedLocationLinks(): Promise<LocationLink[]>;
  findMenus(): Promise<ShownMenus>;
  /** Where the published editions of the further languages stand. */
  findEditions(): Promise<Editions>;
}

export interface SiteCommands {
  /** 'too many' above the rate limit of the visitor's network. */
  sendEnquiry(enquiry: MainEnquiryInput | ExtendedEnquiryInput): Promise<'stored' | 'too many'>;
}

/** Decides how the finished page may be cached. */
export interface RenderState {
  isStale: boolean;
  isRandom: boolean;
  isUncacheable: boolean;
}

export interface SiteContext {
  queries: SiteQueries;
  commands: SiteCommands;
  origin: string;
  languages: PageLanguages;
  enquiryMonths: number;
  /** Characters that a new password has at least. */
  newPasswordLength: number;
  openApi: () => Promise<unknown>;
  /** On a page behind a preview link: when the link ends, ISO 8601 UTC. */
  previewUntil?: string;
  /** On a page of something that is not published: the path that visitors would read it at. */
  shownAt?: string;
}

export const siteContext = createContext<SiteContext>();

export interface DocumentContext {
  /** For script and style elements of the back office; undefined on public pages. */
  nonce?: string;
  islandsUrl: string;
  /** The page is for a frame that runs no scripts. */
  isFramed?: boolean;
  /** Asked before the page of a post is rendered; absent, rendering is allowed. */
  mayRender?: () => Promise<boolean>;
  state: RenderState;
  /** For unexpected failures; logged once with the id of the request. */
  report: (error: unknown) => void;
}

export const documentContext = createContext<DocumentContext>();
