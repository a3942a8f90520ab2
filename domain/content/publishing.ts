/** Decision D8. */
export type PublishingStatus = 'draft' | 'published';

/** The one place that defines "published". */
export const publicStatus: PublishingStatus = 'published';

/** Where an item stands, as people read it. */
export const publishingStates = [
  'draft',
  'published',
  /** Published, with a newer draft that visitors do not see. */
  'changed',
  'scheduled',
  'taken back',
] as const;

export type PublishingState = (typeof publishingStates)[number];

interface Standing {
  status: PublishingStatus;
  /** The newer draft of a published item. */
  draft: unknown;
  publish_at: string | null;
  /** The last time that it was taken back. */
  taken_back_at: string | null;
}

export function publishingStateOf(standing: Standing): PublishingState {
  const { status, draft, publish_at, taken_back_at } = standing;
  const isPublic = status === publicStatus;
  if (publish_at !== null && (!isPublic || draft !== null)) return 'scheduled';
  if (isPublic) return draft === null ? 'published' : 'changed';
  return taken_back_at === null ? 'draft' : 'taken back';
}

/** What a save of no other wish makes of an item (decision D58). */
export function statusOfSave(standing: Standing): PublishingStatus {
  const state = publishingStateOf(standing);
  return state === 'scheduled' || state === 'taken back' ? 'draft' : publicStatus;
}
