/** The folders of the inbox; spam waits there, it is never refused and never deleted unseen. */
export const enquiryStatuses = ['new', 'open', 'answered', 'spam'] as const;

export type EnquiryStatus = (typeof enquiryStatuses)[number];
