import type { DocumentContext, SiteContext } from '../../app/context.ts';

export interface RenderedPage {
  status: number;
  headers: Record<string, string>;
  html: string;
}

export interface PageRenderer {
  render(request: Request, site: SiteContext, document: DocumentContext): Promise<RenderedPage>;
  islandsUrl: string;
}
