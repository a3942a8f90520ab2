import { createContext } from 'react-router';
import type { BlogNeighbours } from '../domain/content/kinds/blog.ts';
import type { LocationLink } from '../domain/content/kinds/location-page.ts';
import type {
  ShownBlog,
  ShownBlogItem,
  ShownFilm,
  ShownGonePage,
  ShownLocation,
  ShownStudy,
  ShownStudyItem,
} from '../domain/content/shown.ts';
import type { ExtendedEnquiryInput, MainEnquiryInput } from '../domain/inbox/enquiry.ts';
import type { CategoryCounts, ListPart, ListResult } from '../domain/list-part.ts';
import type { SiteSettings } from '../domain/settings.ts';

/**
 * What the pages may ask of the database. Pictures in the answers are resolved, HTML is
 * clean and ready. Drafts never appear.
 */
export interface SiteQueries {
  findSiteSettings(): Promise<SiteSettings>;
  /** One page of the published studies, newest first. */
  findCaseStudyPage(part: ListPart): Promise<ListResult<ShownStudyItem>>;
  countCaseStudyCategories(): Promise<CategoryCounts>;
  /** Up to `count` different published studies in random order (decision D20). */
  findRandomCaseStudies(count: number): Promise<ShownStudyItem[]>;
  findPublishedCaseStudyById(id: string): Promise<ShownStudy | null>;
  /** What is known of the film at an address; null for one that is no upload of this site. */
  findUploadedFilm(address: string): Promise<ShownFilm | null>;
  /** The clients named by published studies, each once, the one of the newest study first. */
  findClientNames(): Promise<string[]>;
  /** One page of the published blogs, newest first (decision D13). */
  findBlogPage(part: ListPart): Promise<ListResult<ShownBlogItem>>;
  countBlogCategories(): Promise<CategoryCounts>;
  /** The newest `count` published blogs, without the one named. */
  findLatestBlogs(count: number, without?: number): Promise<ShownBlogItem[]>;
  /** By computed slug, then by the specification's two readings (decision D12). */
  findPublishedBlogBySlug(slug: string): Promise<ShownBlog | null>;
  /** The published blogs just before and after it in the order of the list. */
  findBlogNeighbours(blog_id: number): Promise<BlogNeighbours>;
  findPublishedLocationPageBySlug(slug: string): Promise<ShownLocation | null>;
  /** What to offer where a page was deleted; null where none was. `address` is a path. */
  findGonePage(address: string): Promise<ShownGonePage | null>;
  /** The published location pages as the footer lists them. */
  findPublishedLocationLinks(): Promise<LocationLink[]>;
}

/** What the pages may change: only a visitor's enquiry, sent without JavaScript. */
export interface SiteCommands {
  /** Answers 'too many' when the visitor's network address has sent its share for this minute. */
  sendEnquiry(enquiry: MainEnquiryInput | ExtendedEnquiryInput): Promise<'stored' | 'too many'>;
}

/** What a render learns about itself; whoever asked for it decides by this what to keep of it. */
export interface RenderState {
  /** An answer of the database had to be an older one. */
  isStale: boolean;
  /** Something on the page was drawn at random. */
  isRandom: boolean;
  /** Something failed on the way, or the page is for one request alone. */
  isUncacheable: boolean;
}

export interface SiteContext {
  queries: SiteQueries;
  commands: SiteCommands;
  /** The site's public address without a trailing slash. */
  origin: string;
  /** Months after which an enquiry is deleted, 0 for never (decision D42). */
  enquiryMonths: number;
  /** The OpenAPI description of the calls, for the page that shows it. */
  openApi: () => Promise<unknown>;
  /** On a page that is only shown by a preview link: when the link ends, ISO 8601 UTC. */
  previewUntil?: string;
}

/** What a request carries from the server to the pages. */
export const siteContext = createContext<SiteContext>();

/** What the server knows of the document itself, apart from its content. */
export interface DocumentContext {
  /** Nonce of the back office's script and style elements; undefined on public pages. */
  nonce?: string;
  /** Address of the script that wakes the islands (app/islands.ts). */
  islandsUrl: string;
  /** Asked before the page of a post is rendered; without it, whoever asks was let on before. */
  mayRender?: () => Promise<boolean>;
  /** What this render learns about itself. */
  state: RenderState;
  /** Takes an unexpected failure; the server logs it once with the request's id. */
  report: (error: unknown) => void;
}

export const documentContext = createContext<DocumentContext>();
