import { useEffect, useState } from 'react';
import { keep, readKept } from '../content/journal/kept-texts.ts';
import styles from './saved-meanwhile.module.css';

type Value = string | boolean;

/** Beside a text that is kept over a reload (useKeptText): what it was typed over. */
const overOf = (key: string) => `${key} over`;

function baseOf<Fields>(first: Fields, keptAs: Readonly<Record<string, string>>): Fields {
  const over = Object.entries(keptAs).map(([name, key]) => {
    const kept = readKept(key) === null ? null : readKept(overOf(key));
    return kept === null ? {} : { [name]: kept };
  });
  return Object.assign({}, first, ...over);
}

/**
 * What is sent of fields that colleagues change, too: those that were changed here, and what was read.
 * @param current what a refused save says is stored
 * @param keptAs keys of the texts among them that are kept over a reload
 */
export function useChanges<Fields extends { [Name in keyof Fields]: Value }>(
  typed: Fields,
  first: Fields,
  current: unknown,
  keptAs: { readonly [Name in keyof Fields & string]?: string },
) {
  // The names that are given, each with its key.
  const keys = keptAs as Readonly<Record<string, string>>;
  const [base, setBase] = useState(() => baseOf(first, keys));
  // Calls that save these fields tell them when they refuse.
  const before = (current ?? base) as Fields;
  // The names of an object's own fields.
  const names = Object.keys(typed) as (keyof Fields)[];
  const changed = names.filter((name) => typed[name] !== base[name]);
  useEffect(() => {
    for (const [name, key] of Object.entries(keys)) {
      // Of its fields.
      const field = name as keyof Fields;
      keep(overOf(key), typed[field] === base[field] ? null : String(base[field]));
    }
  });
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

export function SavedMeanwhile({ message, value }: { message: string; value: string }) {
  return (
    <div role="status" className={styles.meanwhile}>
      <strong>{message}</strong>
      <p>{value}</p>
    </div>
  );
}
