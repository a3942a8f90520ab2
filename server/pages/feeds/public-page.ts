export interface PublicPage {
  path: string;
  title: string;
  description?: string;
  updatedAt?: string;
  images: string[];
}
