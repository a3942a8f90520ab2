import { useSearchParams } from 'react-router';
import type { BarEditor } from '../publishing/bar-editor.ts';
import { asksBefore } from './what-differs.ts';

/** `?copy=ask`, from a list, opens the form at what a copy is asked for. */
export function useAskedPanel({ kind, id }: Pick<BarEditor, 'kind' | 'id'>): 'copy' | null {
  const [params] = useSearchParams();
  return params.has('copy') && id !== null && asksBefore(kind) ? 'copy' : null;
}
