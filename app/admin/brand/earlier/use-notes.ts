import { useEffect, useState } from 'react';
import { listRevisions, type RevisionNote } from '../../../../domain/api/content/revisions.ts';
import { request } from '../../api.ts';

const params = { kind: 'setting', id: 'site' } as const;

/** Null when the server does not answer: the screen does without. */
export function findNotes(): Promise<RevisionNote[] | null> {
  return request(listRevisions, { params }).catch(() => null);
}

/** The history of the settings, read again after each publishing. */
export function useNotes(version: number, first: RevisionNote[] | null): RevisionNote[] | null {
  const [notes, setNotes] = useState(first);

  useEffect(() => {
    if (version > 0) findNotes().then((found) => setNotes((before) => found ?? before));
  }, [version]);

  return notes;
}
