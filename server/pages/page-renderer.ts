import type { DocumentContext, SiteContext } from '../../app/context.ts';

/** A finished page, and what goes with it. */
export interface RenderedPage {
  status: number;
  /** By their names in lower case. */
  headers: Record<string, string>;
  html: string;
}

/** The pages as React Router built them, or as Vite serves them in development. */
export interface PageRenderer {
  /** Renders the page of a request; the two contexts are all it knows of the server. */
  render(request: Request, site: SiteContext, document: DocumentContext): Promise<RenderedPage>;
  islandsUrl: string;
}
