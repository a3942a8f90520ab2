import type { OpenImport } from '../../../../domain/api/moving/imports.ts';
import {
  capitalized,
  isItemKind,
  nounOf,
  pluralOf,
} from '../../../../domain/content/kinds/names.ts';
import {
  type EntryState,
  type ImportState,
  waitingStates,
} from '../../../../domain/moving/import.ts';
import { importTexts as texts } from '../import-texts.ts';
import styles from './tracks.module.css';

interface Track {
  name: string;
  done: number;
  all: number;
  missing?: number;
}

type Count = OpenImport['counts'][number];

/** States of what an import in a state has not come to yet. */
function openStates(state: ImportState): readonly EntryState[] {
  return state === 'taking back' ? ['imported', 'again'] : waitingStates;
}

export const totalOf = (counts: readonly Count[]) =>
  counts.reduce((sum, { count }) => sum + count, 0);

export function doneOf(state: ImportState, counts: readonly Count[]) {
  const open = counts.filter((one) => openStates(state).includes(one.state));
  const all = totalOf(counts);
  return { all, done: all - totalOf(open) };
}

const namesOf = ({ kind }: Count) => {
  if (kind === null) return '';
  return capitalized(isItemKind(kind) ? pluralOf(kind) : `${nounOf(kind)}s`);
};

/** How far each kind of thing is. @param named how many pictures the items show */
export function importTracks({ counts, pictures, addresses, state }: OpenImport, named: number) {
  const names = texts.trackNames;
  const items = counts.filter(({ what, kind }) => what === 'item' && kind !== null);
  const lists = counts.filter(({ what, type }) => what === 'list' && type === 'category');
  const tracks: Track[] = [
    ...[...Map.groupBy(items, namesOf)].map(([name, own]) => ({ name, ...doneOf(state, own) })),
    { name: names.categories, ...doneOf(state, lists) },
  ];
  if (state === 'running' || state === 'paused' || state === 'finished') {
    const all = state === 'finished' ? pictures.all : Math.max(pictures.all, named);
    const { redirect, waiting } = addresses;
    tracks.push(
      { name: names.pictures, done: pictures.all, all, missing: pictures.missing },
      { name: names.redirects, done: redirect - waiting, all: redirect },
    );
  }
  return tracks.filter(({ all }) => all > 0);
}

export function Tracks({ tracks }: { tracks: readonly Track[] }) {
  return (
    <ul className={styles.tracks} aria-label={texts.tracks}>
      {tracks.map(({ name, done, all, missing = 0 }) => (
        <li key={name}>
          {name}
          <progress value={done} max={all} aria-label={name} />
          <small>
            {texts.done(done, all)}
            {missing > 0 && `, ${texts.missing(missing)}`}
          </small>
        </li>
      ))}
    </ul>
  );
}
