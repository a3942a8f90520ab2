import { useMemo, useState } from 'react';
import {
  deleteUploadCall,
  type LibraryUpload,
  updateUploadCall,
} from '../../../domain/api/media/uploads.ts';
import { middle } from '../../../domain/media/focus.ts';
import type { UploadChange } from '../../../domain/media/upload.ts';
import { conflict } from '../api.ts';
import type { FormFields } from '../content/journal/fields.ts';
import { useJournal } from '../content/journal/use-journal.ts';
import { useHeldSave } from '../content/publishing/use-held-save.ts';
import { useAlert } from '../shell/alert-banner.tsx';
import { useFormUploads } from '../ui/fields/form-uploads.ts';
import { mediaTexts as texts } from './texts.ts';
import { uploadName } from './tile.tsx';
import { useMediaCalls } from './use-media-calls.ts';

export type UploadDescription = Pick<LibraryUpload, 'alt' | 'caption' | 'point' | 'poster'>;

const journalForm: FormFields<UploadDescription> = {
  fieldsOf: ({ alt, caption, poster }) => ({ alt, caption, poster }),
  draftFrom: ({ alt = '', caption = '', poster = '' }) => ({ alt, caption, poster, point: middle }),
  labelOf: (name) => (name === 'alt' || name === 'caption' ? texts[name] : texts.poster),
};

/** A colleague's words in the other fields stay. */
function changesOf(description: UploadDescription, base: UploadDescription): UploadChange {
  const isMoved = description.point.x !== base.point.x || description.point.y !== base.point.y;
  return {
    alt: description.alt === base.alt ? undefined : description.alt,
    caption: description.caption === base.caption ? undefined : description.caption,
    poster: description.poster === base.poster ? undefined : description.poster,
    point: isMoved ? description.point : undefined,
  };
}

/** The typed description, and the calls that save it or delete the file. */
export function useDescription(upload: LibraryUpload, onChanged: (gone: boolean) => void) {
  const showAlert = useAlert();
  const { alt, caption, point, poster } = upload;
  const stored = useMemo(() => ({ alt, caption, point, poster }), [alt, caption, point, poster]);
  const [description, setDescription] = useState(stored);
  const [base, setBase] = useState(stored);
  const { send, sendAndSay, busy, refusal, errors, status } = useMediaCalls();
  const force = status === conflict;
  const uploads = useFormUploads();
  const { holding, start } = useHeldSave<typeof save>(uploads, () => save());
  const params = { id: upload.upload_id };
  const change = (part: Partial<UploadDescription>) =>
    setDescription((before) => ({ ...before, ...part }));
  const journal = useJournal({
    kind: 'upload',
    id: upload.upload_id,
    form: journalForm,
    draft: description,
    stored,
    onTake: ({ alt: words, caption: line, poster: address }) =>
      change({ alt: words, caption: line, poster: address }),
  });

  function save() {
    const sent = journal.sending();
    return send(
      updateUploadCall,
      { params, body: changesOf(description, base) },
      async ({ message }) => {
        await sent();
        setBase(description);
        showAlert({ kind: 'success', text: message });
        onChanged(false);
      },
    );
  }

  /** One that is in use is refused with 409 at first. */
  function remove() {
    const isAsked = upload.used === 0 && !force;
    if (isAsked && !window.confirm(texts.removeQuestion(uploadName(upload)))) return;
    return sendAndSay(deleteUploadCall, { params, query: { force } }, () => onChanged(true));
  }

  const { begin } = uploads;
  const work = { busy, refusal, errors, mustForce: force, begin, holding, remove };
  return { description, change, work: { ...work, save: () => start(save) }, journal };
}
