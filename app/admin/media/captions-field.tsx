import { Button } from '@mantine/core';
import { useState } from 'react';
import type { LibraryUpload } from '../../../domain/api/media/uploads.ts';
import { captionsLimit, captionsProblem } from '../../../domain/media/captions.ts';
import { ErrorText } from '../../ui/forms/error-text.tsx';
import { messageOf } from '../api.ts';
import { useAlert } from '../shell/alert-banner.tsx';
import { FileChooser } from '../ui/fields/file-chooser.tsx';
import { saveCaptions } from './calls.ts';
import { mediaTexts as texts } from './texts.ts';

interface CaptionsFieldProps {
  film: LibraryUpload;
  onChanged: () => void;
}

/** The captions of a film; a file is checked here and once more by the server, and kept at once. */
export function CaptionsField({ film, onChanged }: CaptionsFieldProps) {
  const { hasCaptions, busy, error, choose, remove } = useCaptions(film, onChanged);
  return (
    <section className="mediaPoster" aria-label={texts.captions}>
      <h3>{texts.captions}</h3>
      <p>
        <small>{hasCaptions ? texts.captionsThere : texts.captionsHint}</small>
      </p>
      <div className="mediaRow">
        <FileChooser kind="captions" loading={busy} onChoose={([file]) => file && choose(file)}>
          {hasCaptions ? texts.captionsReplace : texts.choose}
        </FileChooser>
        {hasCaptions && (
          <Button variant="subtle" color="var(--bad-700)" disabled={busy} onClick={remove}>
            {texts.captionsRemove}
          </Button>
        )}
      </div>
      <div role="alert">{error && <ErrorText>{error}</ErrorText>}</div>
    </section>
  );
}

function useCaptions({ upload_id: id, captions }: LibraryUpload, onChanged: () => void) {
  const showAlert = useAlert();
  const [hasCaptions, setCaptions] = useState(captions !== '');
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string | null>(null);

  async function save(text: string) {
    setBusy(true);
    setError(null);
    try {
      showAlert({ kind: 'success', text: await saveCaptions(id, text) });
      setCaptions(text !== '');
      onChanged();
    } catch (failure) {
      setError(messageOf(failure));
    } finally {
      setBusy(false);
    }
  }

  async function choose(file: File) {
    // Bytes, so that a huge file is refused without being read.
    const text = file.size > 4 * captionsLimit ? '' : await file.text();
    const problem = text === '' ? texts.captionsUnfit(file.size) : captionsProblem(text);
    if (problem) setError(problem);
    else await save(text);
  }

  return { hasCaptions, busy, error, choose, remove: () => save('') };
}
