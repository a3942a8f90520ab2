import { ReasonOnRequest } from '../../ui/fields/reason-on-request.tsx';
import type { SaveFailure } from '../editor/use-saving.ts';
import { popupTexts } from '../texts/popup.ts';

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
