/** Decision D8. */
export type PublishingStatus = 'draft' | 'published';

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

/** When an item is published and taken back by itself, ISO 8601 UTC; null for never. */
export interface Times {
  publish_at: string | null;
  unpublish_at: string | null;
}

/** A sentence at each time that has passed, and at an end before the beginning. */
export function problemsOfTimes(times: Times, now: number): Partial<Record<keyof Times, string>> {
  const problems: Partial<Record<keyof Times, string>> = {};
  for (const name of ['publish_at', 'unpublish_at'] as const) {
    const at = times[name];
    if (at && Date.parse(at) <= now) problems[name] = 'This time has passed. Choose a later one.';
  }
  const { publish_at, unpublish_at } = times;
  if (publish_at && unpublish_at && unpublish_at <= publish_at) {
    problems.unpublish_at ??= 'This is before it is published. Choose a later time.';
  }
  return problems;
}

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
