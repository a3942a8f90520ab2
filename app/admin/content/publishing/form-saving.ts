import type { Times } from '../../../../domain/content/publishing.ts';
import type { SaveMode } from '../../item-calls.ts';
import type { SaveFailure } from '../editor/use-saving.ts';

/** A save that waits for files on their way into the form. */
export interface HeldSave {
  names: string[];
  goOn: () => void;
  stop: () => void;
}

export interface FormSaving {
  saving: boolean;
  failure: SaveFailure | null;
  errors: Record<string, string>;
  holding: HeldSave | null;
  send: (as: SaveMode) => void;
  /** The save that got no answer, once more. */
  retry: () => void;
  /** Keeps what is typed as a draft, with its times. */
  schedule: (times: Times, onRefused: () => void) => void;
  /** What was refused is so no more. */
  settle: () => void;
}
