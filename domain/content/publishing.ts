/** Draft: only the back office sees it. Published: everybody does (decision D8). */
export type PublishingStatus = 'draft' | 'published';

/** What "published" means, written once: the status that anonymous readers may see. */
export const publicStatus: PublishingStatus = 'published';
