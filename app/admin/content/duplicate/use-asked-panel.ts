import { useSearchParams } from 'react-router';
import type { Editor } from '../editor/use-editor.ts';
import { asksBefore } from './what-differs.ts';

/** `?copy=ask`, from a list, opens the form at what a copy is asked for. */
export function useAskedPanel({ kind, id }: Pick<Editor, 'kind' | 'id'>): 'copy' | null {
  const [params] = useSearchParams();
  return params.has('copy') && id !== null && asksBefore(kind) ? 'copy' : null;
}
