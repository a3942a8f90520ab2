import { useState } from 'react';
import styles from './saved-meanwhile.module.css';

type Value = string | boolean;

/**
 * What is sent of fields that colleagues change, too: those that were changed here, and what was read.
 * @param current what a refused save says is stored
 */
export function useChanges<Fields extends { [Name in keyof Fields]: Value }>(
  typed: Fields,
  first: Fields,
  current: unknown,
) {
  const [base, setBase] = useState(first);
  // Calls that save these fields tell them when they refuse.
  const before = (current ?? base) as Fields;
  // The names of an object's own fields.
  const names = Object.keys(typed) as (keyof Fields)[];
  const changed = names.filter((name) => typed[name] !== base[name]);
  const partOf = (whole: Fields, part: (keyof Fields)[]) =>
    // Each field keeps its type.
    Object.fromEntries(part.map((name) => [name, whole[name]])) as Partial<Fields>;
  return {
    body: { ...partOf(typed, changed), before: partOf(before, names) },
    isChanged: changed.length > 0,
    overtaken: changed.filter(
      (name) => before[name] !== base[name] && before[name] !== typed[name],
    ),
    before,
    stored: (answer: Fields) => setBase({ ...base, ...partOf(answer, changed) }),
  };
}

export function SavedMeanwhile({ says, value }: { says: string; value: string }) {
  return (
    <div role="status" className={styles.meanwhile}>
      <strong>{says}</strong>
      <p>{value}</p>
    </div>
  );
}
