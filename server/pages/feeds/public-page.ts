import type { Alternate } from '../../../domain/languages/page-languages.ts';

export interface PublicPage {
  path: string;
  title: string;
  description?: string;
  author?: string;
  updatedAt?: string;
  images: string[];
  /** Of a page that is there in several languages, itself among them. */
  alternates?: Alternate[];
}
