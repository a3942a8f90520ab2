import { useState } from 'react';
import type { MarkedWords } from '../../../../../domain/content/remarks/remark.ts';
import { draftKey, keepWords, keptWords, pathsWithDrafts } from './kept-drafts.ts';

type WordsByPath = Readonly<Record<string, MarkedWords | null>>;

/** Which fields show their remarks, and which words the next remark of each is about. */
export function useOpened(item: string, isStored: boolean) {
  const keyOf = (path: string) => draftKey(item, path);
  const [opened, setOpened] = useState(() => (isStored ? pathsWithDrafts(item) : []));
  const [words, setWords] = useState(
    (): WordsByPath => Object.fromEntries(opened.map((path) => [path, keptWords(keyOf(path))])),
  );
  /** Opened by somebody to write: its field takes the focus. */
  const [asked, setAsked] = useState<string | null>(null);
  function mark(path: string, marked: MarkedWords | null) {
    keepWords(keyOf(path), marked);
    setWords((before) => ({ ...before, [path]: marked }));
  }
  return {
    opened,
    words,
    keyOf,
    mark,
    asked,
    ask: setAsked,
    show(path: string) {
      setOpened((before) => (before.includes(path) ? before : [...before, path]));
    },
    close(path: string) {
      setOpened((before) => before.filter((one) => one !== path));
    },
  };
}
