import { useRevalidator } from 'react-router';
import {
  getLocationMaker,
  type LocationMaker,
  saveLocationMaker,
} from '../../../../domain/api/content/location-maker.ts';
import {
  makerFieldLabel,
  makerFields,
  makerFromFields,
} from '../../../../domain/content/location-maker/maker-fields.ts';
import { CallFailed, conflict, outdated, request } from '../../api.ts';
import { useAlert } from '../../shell/alert-banner.tsx';
import { useAttempt } from '../../ui/use-attempt.ts';
import type { FormFields } from '../journal/fields.ts';
import { useMerging } from '../merge/use-merging.ts';
import { mergeTexts } from '../texts/merge.ts';
import { patternLabel } from './pattern-label.ts';
import type { MakerDraft } from './use-maker-draft.ts';

async function put(draft: LocationMaker, base: LocationMaker | null) {
  const body = { ...draft, version: base?.version ?? draft.version };
  try {
    const { message, version } = await request(saveLocationMaker, { body });
    return { message, stored: { ...draft, version } };
  } catch (error) {
    if (!(error instanceof CallFailed && error.status === conflict)) throw error;
    throw new CallFailed(error.message, outdated, error.errors);
  }
}

/** Saves the table on top of what others have saved meanwhile; asks where both changed the same text. */
export function useMakerSave(draft: MakerDraft) {
  const { busy, failure, attempt } = useAttempt();
  const showAlert = useAlert();
  const { revalidate } = useRevalidator();
  const { sheet, pattern, base } = draft;
  const typed: LocationMaker = { sheet, pattern, version: base.version };
  const form: FormFields<LocationMaker> = {
    fieldsOf: makerFields,
    draftFrom: (fields) => ({ ...makerFromFields(fields), version: base.version }),
    labelOf: makerFieldLabel(typed, patternLabel),
  };
  const merging = useMerging<LocationMaker, LocationMaker>({
    form,
    draft: typed,
    stored: base,
    find: async () => ({ item: await request(getLocationMaker), newer: null }),
    draftOf: (maker) => maker,
    onMerged: draft.replace,
  });

  const save = () =>
    attempt(async () => {
      const { message, joined, stored } = await merging.send({ as: 'saved', put }, base);
      draft.settle(stored);
      showAlert({
        kind: 'success',
        text: joined.length > 0 ? mergeTexts.joined(message, joined) : message,
      });
      await revalidate();
    });

  // No history keeps what the other one has saved.
  const { question } = merging;
  const asked = question && { ...question, discardTheirs: undefined, isShown: true };
  return { save, busy, failure, question: asked, names: form };
}
