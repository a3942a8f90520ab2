import type { PublishingState } from '../../../../domain/content/publishing.ts';
import { timeInWords } from '../../site-facts.ts';
import { publishingTexts as texts } from '../texts/publishing.ts';
import styles from './state-badge.module.css';
import { StateIcon } from './state-sign.tsx';

interface StateBadgeProps {
  state: PublishingState | 'deleted';
  publishAt?: string | null;
}

/** Where an item stands, in lists, on the portal and above its history. */
export function StateBadge({ state, publishAt = null }: StateBadgeProps) {
  const isTimed = state === 'scheduled' && publishAt !== null;
  return (
    <span className={styles.badge}>
      <StateIcon sign={state} />
      {isTimed ? texts.scheduledFor(timeInWords(publishAt)) : texts.states[state]}
    </span>
  );
}
