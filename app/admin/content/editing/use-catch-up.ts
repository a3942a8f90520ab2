import { useEffect, useEffectEvent } from 'react';
import { outdated } from '../../api.ts';
import type { EditingNotes } from './use-editing.ts';

/** Looks what has changed when a call was refused because somebody else was first. */
export function useCatchUp(
  { catchUp, publishing }: Pick<EditingNotes, 'catchUp' | 'publishing'>,
  status: number | undefined,
): void {
  const look = useEffectEvent(() => catchUp().then(() => publishing.reload()));
  useEffect(() => {
    if (status === outdated) look();
  }, [status]);
}
