import { Button } from '@mantine/core';
import { useState } from 'react';
import type { AnswerOf } from '../../../domain/api/call.ts';
import {
  type LibraryUpload,
  replaceUploadCall,
  type UploadUse,
  updateCaptions,
} from '../../../domain/api/media/uploads.ts';
import { ErrorText } from '../../ui/forms/error-text.tsx';
import { FileChooser } from '../ui/fields/file-chooser.tsx';
import { useUpload } from '../ui/fields/use-upload.ts';
import { Stack } from '../ui/layout/stack.tsx';
import { mediaTexts as texts } from './texts.ts';
import { RunningTile } from './tile.tsx';
import styles from './upload-uses.module.css';
import { useMediaCalls } from './use-media-calls.ts';

type Replaced = AnswerOf<typeof replaceUploadCall>;

interface UploadUsesProps {
  upload: LibraryUpload;
  onChanged: () => void;
}

/** Where a file is named, and another file in its place everywhere. */
export function UploadUses({ upload, onChanged }: UploadUsesProps) {
  const { replaced, sending, busy, problem, replaceAnyway, undo } = useReplacing(upload, onChanged);
  const uses = replaced ? [] : upload.uses;
  const used = replaced ? 0 : upload.used;
  const kind = upload.media_type.startsWith('video/') ? 'video' : 'image';
  return (
    <Stack component="section" gap="small" aria-label={texts.usedIn}>
      <h3>{texts.usedIn}</h3>
      <Uses uses={uses} more={used - uses.length} />
      {used > 0 && (
        <>
          <small>{texts.replaceHint(used)}</small>
          <FileChooser
            kind={kind}
            loading={busy || sending.running !== null}
            onChoose={(files) => sending.upload(files.slice(0, 1))}
          >
            {texts.replace}
          </FileChooser>
        </>
      )}
      {sending.running && <RunningTile running={sending.running} onCancel={sending.cancel} />}
      <p role="status">{replaced && texts.replaced(replaced.count, replaced.isReversible)}</p>
      {replaced?.isReversible && (
        <Button variant="default" loading={busy} onClick={undo}>
          {texts.undoReplacing}
        </Button>
      )}
      {replaced && <WordsOfFormer film={upload} replaced={replaced} />}
      <div role="alert">{problem && <ErrorText>{problem}</ErrorText>}</div>
      {replaceAnyway && (
        <Button variant="default" loading={busy} onClick={replaceAnyway}>
          {texts.replaceAnyway}
        </Button>
      )}
    </Stack>
  );
}

interface WordsOfFormerProps {
  film: LibraryUpload;
  replaced: Replaced;
}

function WordsOfFormer({
  film,
  replaced: { upload_id: id, captions, transcripts },
}: WordsOfFormerProps) {
  const [isTaken, setTaken] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const { sendAndSay, busy, message } = useMediaCalls();

  async function take() {
    setProblem(null);
    const found = await fetch(film.captions).catch(() => null);
    if (!found?.ok) return setProblem(texts.captionsLost);
    const input = { params: { id }, body: { text: await found.text() } };
    return sendAndSay(updateCaptions, input, () => setTaken(true));
  }

  return (
    <>
      {film.captions && !captions && !isTaken && (
        <>
          <p>{texts.captionsOfFormer}</p>
          <Button variant="default" loading={busy} onClick={take}>
            {texts.takeCaptions}
          </Button>
        </>
      )}
      <div role="alert">{(problem ?? message) && <ErrorText>{problem ?? message}</ErrorText>}</div>
      {transcripts.length > 0 && (
        <>
          <p>{texts.transcriptsOfFormer}</p>
          <Uses uses={transcripts} more={0} />
        </>
      )}
    </>
  );
}

function Uses({ uses, more }: { uses: UploadUse[]; more: number }) {
  if (uses.length === 0) return <p>{texts.notUsed}</p>;
  return (
    <ul className={styles.uses}>
      {uses.map(({ kind, id, title, fields }) => (
        <li key={`${kind} ${id}`}>
          {title || id}
          <small>{[kind, fields.join(', ')].filter(Boolean).join(': ')}</small>
        </li>
      ))}
      {more > 0 && <li>{texts.moreUses(more)}</li>}
    </ul>
  );
}

function useReplacing({ upload_id, address }: LibraryUpload, onChanged: () => void) {
  const [replaced, setReplaced] = useState<Replaced | null>(null);
  const [latest, setLatest] = useState('');
  const { sendAndSay, busy, refusal, errors } = useMediaCalls();

  function replace(id: number, by: string, { isUndo = false, reversibly = false }) {
    const input = { params: { id }, body: { address: by, reversibly } };
    return sendAndSay(replaceUploadCall, input, (answer) => {
      setReplaced(isUndo ? null : answer);
      onChanged();
    });
  }

  const sending = useUpload((by) => {
    setLatest(by);
    return replace(upload_id, by, { reversibly: true });
  });
  const problem = sending.failure?.reason ?? refusal;
  const replaceAnyway = errors.reversibly ? () => replace(upload_id, latest, {}) : null;
  const undo = () => replaced && replace(replaced.upload_id, address, { isUndo: true });
  return { replaced, sending, busy, problem, replaceAnyway, undo };
}
