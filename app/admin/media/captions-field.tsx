import { Button } from '@mantine/core';
import { useState } from 'react';
import { type LibraryUpload, updateCaptions } from '../../../domain/api/media/uploads.ts';
import { captionsLimit, captionsProblem } from '../../../domain/media/captions.ts';
import { ErrorText } from '../../ui/forms/error-text.tsx';
import { FileChooser } from '../ui/fields/file-chooser.tsx';
import { Actions } from '../ui/layout/layout.tsx';
import { Stack } from '../ui/layout/stack.tsx';
import { mediaTexts as texts } from './texts.ts';
import { useMediaCalls } from './use-media-calls.ts';

interface CaptionsFieldProps {
  film: LibraryUpload;
  onChanged: () => void;
}

/** The captions of a film; a file is checked here and once more by the server, and kept at once. */
export function CaptionsField({ film, onChanged }: CaptionsFieldProps) {
  const { hasCaptions, busy, error, choose, remove } = useCaptions(film, onChanged);
  return (
    <Stack component="section" gap="small" aria-label={texts.captions}>
      <h3>{texts.captions}</h3>
      <p>
        <small>{hasCaptions ? texts.captionsThere : texts.captionsHint}</small>
      </p>
      <Actions data-gap="small">
        <FileChooser kind="captions" loading={busy} onChoose={([file]) => file && choose(file)}>
          {hasCaptions ? texts.captionsReplace : texts.choose}
        </FileChooser>
        {hasCaptions && (
          <Button variant="subtle" color="var(--bad-700)" disabled={busy} onClick={remove}>
            {texts.captionsRemove}
          </Button>
        )}
      </Actions>
      <div role="alert">{error && <ErrorText>{error}</ErrorText>}</div>
    </Stack>
  );
}

function useCaptions({ upload_id: id, captions }: LibraryUpload, onChanged: () => void) {
  const [hasCaptions, setCaptions] = useState(captions !== '');
  const [problem, setProblem] = useState<string | null>(null);
  const { sendAndSay, busy, message } = useMediaCalls();

  /** An empty text takes the captions away. */
  function save(text: string) {
    setProblem(null);
    return sendAndSay(updateCaptions, { params: { id }, body: { text } }, () => {
      setCaptions(text !== '');
      onChanged();
    });
  }

  async function choose(file: File) {
    // Bytes, so that a huge file is refused without being read.
    const text = file.size > 4 * captionsLimit ? '' : await file.text();
    const found = text === '' ? texts.captionsUnfit(file.size) : captionsProblem(text);
    if (found) setProblem(found);
    else await save(text);
  }

  return { hasCaptions, busy, error: problem ?? message, choose, remove: () => save('') };
}
