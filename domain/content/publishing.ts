/** Decision D8. */
export type PublishingStatus = 'draft' | 'published';

/** The one place that defines "published". */
export const publicStatus: PublishingStatus = 'published';
