import type { ReactNode } from 'react';
import type { TextState } from '../../../../domain/content/editions/text-states.ts';
import type { PublishingState } from '../../../../domain/content/publishing.ts';
import styles from './state-sign.module.css';

/** What a sign stands for: a state of an item or of a text in a language, or what is in the way of a save. */
export type StateSign = PublishingState | TextState | 'deleted' | 'refused' | 'hint';

const ring = <circle cx="9" cy="9" r="7.5" />;

const broken = <circle cx="9" cy="9" r="7" strokeDasharray="3.4 2.1" />;

const ticked = (
  <>
    <circle className={styles.disc} cx="9" cy="9" r="8" />
    <path className={styles.mark} d="M5 9.5l2.8 2.8L13 6.5" />
  </>
);

/** Each differs in shape, for whoever sees no colours. */
const shapes: Record<StateSign, ReactNode> = {
  draft: broken,
  published: ticked,
  ready: ticked,
  missing: broken,
  outdated: (
    <>
      {ring}
      <path className={styles.disc} d="M9 1.5a7.5 7.5 0 0 1 0 15z" />
    </>
  ),
  changed: (
    <>
      <circle className={styles.disc} cx="7.5" cy="9.5" r="6.5" />
      <circle className={styles.gap} cx="14" cy="4.5" r="4.5" />
      <circle className={styles.dot} cx="14" cy="4.5" r="3" />
    </>
  ),
  scheduled: (
    <>
      {ring}
      <path d="M9 4.5v5l3 1.8" />
    </>
  ),
  'taken back': (
    <>
      {ring}
      <path d="M5 9h8" />
    </>
  ),
  deleted: (
    <>
      {ring}
      <path d="M6 6l6 6M12 6l-6 6" />
    </>
  ),
  refused: (
    <>
      {ring}
      <path d="M9 4.5V10M9 11.5v2" />
    </>
  ),
  hint: <path d="M9 1.8L17 16H1zM9 7v4M9 12.5v1.6" />,
};

/** The words beside it carry the meaning. */
export function StateIcon({ sign }: { sign: StateSign }) {
  return (
    <svg className={styles.sign} data-sign={sign} viewBox="0 0 18 18" aria-hidden="true">
      {shapes[sign]}
    </svg>
  );
}
