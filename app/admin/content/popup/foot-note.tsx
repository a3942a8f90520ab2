import { ReasonOnRequest } from '../../ui/fields/reason-on-request.tsx';
import { popupTexts } from '../texts/popup.ts';
import type { SaveFailure } from './use-saving.ts';

interface FootNoteProps {
  failure: SaveFailure | null;
  /** What it says while nothing was refused. */
  otherwise: string | null;
}

/** What the foot of a popup says beside its buttons. */
export function FootNote({ failure, otherwise }: FootNoteProps) {
  if (!failure?.message) return otherwise;
  return <ReasonOnRequest says={popupTexts.refused} reason={failure.message} />;
}
