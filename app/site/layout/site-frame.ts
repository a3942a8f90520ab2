/** What the frame around a page depends on: exported by routes as `handle`, or loaded with the page. */
export interface SiteFrame {
  /** For pages without a hero. */
  solidHeader?: boolean;
  /** Landing-page mode (specification §2.4). */
  landing?: boolean;
  form?: string;
}
