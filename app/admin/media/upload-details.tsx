import { Button, Textarea } from '@mantine/core';
import { useState } from 'react';
import type { Done } from '../../../domain/api/answers.ts';
import {
  deleteUploadCall,
  type LibraryUpload,
  updateUploadCall,
} from '../../../domain/api/media/uploads.ts';
import { altLimit, type UploadInput } from '../../../domain/media/upload.ts';
import { dayInWords } from '../../../domain/site-clock.ts';
import { ErrorText } from '../../ui/forms/error-text.tsx';
import { JournalStrip } from '../content/journal/journal-strip.tsx';
import { useTextJournal } from '../content/journal/use-text-journal.ts';
import { useAlert } from '../shell/alert-banner.tsx';
import { CaptionsField } from './captions-field.tsx';
import { FocusField } from './focus-field.tsx';
import { PosterField } from './poster-field.tsx';
import { mediaTexts as texts } from './texts.ts';
import { Thumb } from './thumb.tsx';
import { nameOf, Preview } from './tile.tsx';
import styles from './upload-details.module.css';
import { UploadUses } from './upload-uses.tsx';
import { useMediaCalls } from './use-media-calls.ts';

interface UploadDetailsProps {
  upload: LibraryUpload;
  /** After a change that the list shows; `gone` when the file was deleted. */
  onChanged: (gone: boolean) => void;
}

function isPictureType({ media_type }: LibraryUpload): boolean {
  return media_type.startsWith('image/');
}

/** What is known of a file, and what may be said of it. Give it the upload's id as `key`. */
export function UploadDetails({ upload, onChanged }: UploadDetailsProps) {
  const { said, say, work, journal } = useDescription(upload, onChanged);
  const isPicture = isPictureType(upload);
  const { width, height, size, created_at } = upload;
  const pixels = width && height ? texts.pixels(width, height) : '';
  const day = dayInWords(created_at);
  return (
    <section className={styles.details} aria-label={nameOf(upload)}>
      {!isPicture && (
        <Thumb>
          <Preview upload={upload} sizes="20rem" />
        </Thumb>
      )}
      <h2>{nameOf(upload)}</h2>
      <small>{texts.facts(pixels, size, day)}</small>
      <JournalStrip journal={journal} />
      {isPicture ? (
        <PictureFields upload={upload} said={said} onSay={say} />
      ) : (
        <PosterField
          value={said.poster}
          error={work.errors.poster}
          onChange={(poster) => say({ poster })}
        />
      )}
      <Button variant="default" loading={work.busy} onClick={work.save}>
        {isPicture ? texts.save : texts.savePoster}
      </Button>
      {!isPicture && <CaptionsField film={upload} onChanged={() => onChanged(false)} />}
      <UploadUses upload={upload} onChanged={() => onChanged(false)} />
      <div role="alert">{work.refusal && <ErrorText>{work.refusal}</ErrorText>}</div>
      <Button className={styles.delete} variant="subtle" disabled={work.busy} onClick={work.remove}>
        {work.mustForce ? texts.removeAnyway : texts.remove}
      </Button>
    </section>
  );
}

interface PictureFieldsProps {
  upload: LibraryUpload;
  said: UploadInput;
  onSay: (part: Partial<UploadInput>) => void;
}

function PictureFields({ upload, said: { alt, focus }, onSay }: PictureFieldsProps) {
  return (
    <>
      <Textarea
        label={texts.alt}
        description={`${texts.altHint} ${alt.length} of ${altLimit}`}
        value={alt}
        maxLength={altLimit}
        onChange={(event) => onSay({ alt: event.currentTarget.value })}
      />
      <FocusField
        id={upload.upload_id}
        address={upload.address}
        focus={focus}
        onChange={(place) => onSay({ focus: place })}
      />
    </>
  );
}

/** The typed description, and the calls that save it or delete the file. */
function useDescription(upload: LibraryUpload, onChanged: (gone: boolean) => void) {
  const showAlert = useAlert();
  const { alt, focus, poster } = upload;
  const [said, setSaid] = useState<UploadInput>({ alt, focus, poster });
  const { send, busy, refusal, errors, status } = useMediaCalls();
  const force = status === 409;
  const params = { id: upload.upload_id };
  const say = (part: Partial<UploadInput>) => setSaid((before) => ({ ...before, ...part }));
  const field = isPictureType(upload) ? 'alt' : 'poster';
  const journal = useTextJournal({
    ...{
      kind: 'upload',
      id: upload.upload_id,
      label: texts[field],
      stored: upload[field],
      text: said[field],
    },
    onTake: (text) => say({ [field]: text }),
  });

  function changed({ message: text }: Done, gone: boolean) {
    showAlert({ kind: 'success', text });
    onChanged(gone);
  }

  function save() {
    const sent = journal.sending();
    return send(updateUploadCall, { params, body: said }, async (answer) => {
      await sent();
      changed(answer, false);
    });
  }

  /** One that is in use is refused with 409 at first. */
  function remove() {
    return send(deleteUploadCall, { params, query: { force } }, (answer) => changed(answer, true));
  }

  const work = { busy, refusal, errors, mustForce: force, save, remove };
  return { said, say, work, journal };
}
