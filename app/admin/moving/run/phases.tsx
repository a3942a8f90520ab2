import type { OpenImport } from '../../../../domain/api/moving/imports.ts';
import type { ImportState } from '../../../../domain/moving/import.ts';
import { importTexts as texts } from '../import-texts.ts';
import styles from './phases.module.css';

const phaseOf: Record<ImportState, number> = {
  reading: 0,
  refused: 0,
  planning: 1,
  planned: 1,
  running: 2,
  paused: 2,
  'taking back': 2,
  finished: 3,
  'taken back': 3,
};

function stateOf(index: number, now: number): 'done' | 'now' | 'open' {
  if (index < now) return 'done';
  return index === now ? 'now' : 'open';
}

export function Phases({ of: { state, counts } }: { of: OpenImport }) {
  const now = phaseOf[state];
  const found = counts.reduce((sum, { count }) => sum + count, 0);
  return (
    <ol className={styles.phases} aria-label={texts.steps}>
      {texts.phases.map(({ title, note }, index) => (
        <li
          key={title}
          data-state={stateOf(index, now)}
          aria-current={index === now ? 'step' : undefined}
        >
          {title}
          <small>{note(found)}</small>
        </li>
      ))}
    </ol>
  );
}
