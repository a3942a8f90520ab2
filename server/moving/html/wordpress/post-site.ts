interface Picture {
  address: string;
  alt: string;
  caption: string;
}

/** What the text of a post refers to by number. */
export interface PostSite {
  attachments: ReadonlyMap<string, Picture>;
  sharedBlocks: ReadonlyMap<string, string>;
  /** Those that were uploaded to the post itself. */
  attachedPictures: () => Picture[];
  /** JSON of the notes at its foot, as their block keeps them. */
  footnotes: string;
}
