import { Button, Textarea } from '@mantine/core';
import { useState } from 'react';
import type { Done } from '../../../domain/api/answers.ts';
import {
  deleteUploadCall,
  type LibraryUpload,
  updateUploadCall,
} from '../../../domain/api/media/uploads.ts';
import { focusPlace, middle } from '../../../domain/media/focus.ts';
import { altLimit, captionLimit } from '../../../domain/media/upload.ts';
import { ErrorText } from '../../ui/forms/error-text.tsx';
import type { FormFields } from '../content/journal/fields.ts';
import { JournalStrip } from '../content/journal/journal-strip.tsx';
import { useJournal } from '../content/journal/use-journal.ts';
import { useHeldSave } from '../content/publishing/use-held-save.ts';
import { publishingTexts } from '../content/texts/publishing.ts';
import { useAlert } from '../shell/alert-banner.tsx';
import { dayInWords } from '../site-facts.ts';
import { FormUploads, useFormUploads } from '../ui/fields/form-uploads.ts';
import { Actions } from '../ui/layout/actions.tsx';
import { CaptionsField } from './captions-field.tsx';
import { FocusField } from './focus-field.tsx';
import { PosterField } from './poster-field.tsx';
import { mediaTexts as texts } from './texts.ts';
import { Thumb } from './thumb.tsx';
import { Preview, uploadName } from './tile.tsx';
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
    <section className={styles.details} aria-label={uploadName(upload)}>
      {!isPicture && (
        <Thumb>
          <Preview upload={upload} sizes="20rem" />
        </Thumb>
      )}
      <h2>{uploadName(upload)}</h2>
      <small>{texts.facts(pixels, size, day)}</small>
      <JournalStrip journal={journal} />
      {isPicture ? (
        <PictureFields upload={upload} said={said} onSay={say} />
      ) : (
        <FormUploads value={work.begin}>
          <PosterField
            value={said.poster}
            error={work.errors.poster}
            onChange={(poster) => say({ poster })}
          />
        </FormUploads>
      )}
      <Saving work={work} label={isPicture ? texts.save : texts.savePoster} />
      {!isPicture && <CaptionsField film={upload} onChanged={() => onChanged(false)} />}
      <UploadUses upload={upload} onChanged={() => onChanged(false)} />
      <div role="alert">{work.refusal && <ErrorText>{work.refusal}</ErrorText>}</div>
      <Button className={styles.delete} variant="subtle" disabled={work.busy} onClick={work.remove}>
        {work.mustForce ? texts.removeAnyway : texts.remove}
      </Button>
    </section>
  );
}

interface SavingProps {
  work: Pick<ReturnType<typeof useDescription>['work'], 'busy' | 'holding' | 'save'>;
  label: string;
}

function Saving({ work: { busy, holding, save }, label }: SavingProps) {
  return (
    <>
      <p className={styles.held} role="status">
        {holding && `${publishingTexts.waitsFor(holding.names)}: ${publishingTexts.savesThen}`}
      </p>
      {holding ? (
        <Actions>
          <Button variant="default" onClick={holding.goOn}>
            {texts.saveWithout}
          </Button>
          <Button variant="subtle" color="water.9" onClick={holding.stop}>
            {publishingTexts.notYet}
          </Button>
        </Actions>
      ) : (
        <Button variant="default" loading={busy} onClick={save}>
          {label}
        </Button>
      )}
    </>
  );
}

type Said = Pick<LibraryUpload, 'alt' | 'caption' | 'point' | 'poster'>;

interface PictureFieldsProps {
  upload: LibraryUpload;
  said: Said;
  onSay: (part: Partial<Said>) => void;
}

function PictureFields({ upload, said: { alt, caption, point }, onSay }: PictureFieldsProps) {
  return (
    <>
      <Textarea
        label={texts.alt}
        description={`${texts.altHint} ${alt.length} of ${altLimit}`}
        value={alt}
        maxLength={altLimit}
        onChange={(event) => onSay({ alt: event.currentTarget.value })}
      />
      <Textarea
        label={texts.caption}
        description={`${texts.captionHint} ${caption.length} of ${captionLimit}`}
        value={caption}
        maxLength={captionLimit}
        onChange={(event) => onSay({ caption: event.currentTarget.value })}
      />
      <FocusField
        address={upload.address}
        point={point}
        onChange={(chosen) => onSay({ point: chosen })}
      />
    </>
  );
}

const journalForm: FormFields<Said> = {
  fieldsOf: ({ alt, caption, poster }) => ({ alt, caption, poster }),
  draftFrom: ({ alt = '', caption = '', poster = '' }) => ({ alt, caption, poster, point: middle }),
  labelOf: (name) => (name === 'alt' || name === 'caption' ? texts[name] : texts.poster),
};

/** The typed description, and the calls that save it or delete the file. */
function useDescription(upload: LibraryUpload, onChanged: (gone: boolean) => void) {
  const showAlert = useAlert();
  const { alt, caption, point, poster } = upload;
  const stored: Said = { alt, caption, point, poster };
  const [said, setSaid] = useState(stored);
  const { send, busy, refusal, errors, status } = useMediaCalls();
  const force = status === 409;
  const uploads = useFormUploads();
  const { holding, start } = useHeldSave<typeof save>(uploads, () => save());
  const params = { id: upload.upload_id };
  const say = (part: Partial<Said>) => setSaid((before) => ({ ...before, ...part }));
  const journal = useJournal({
    ...{ kind: 'upload', id: upload.upload_id, form: journalForm },
    ...{
      draft: said,
      stored,
      onTake: ({ alt: words, caption: line, poster: address }: Said) =>
        say({ alt: words, caption: line, poster: address }),
    },
  });

  function changed({ message: text }: Done, gone: boolean) {
    showAlert({ kind: 'success', text });
    onChanged(gone);
  }

  function save() {
    const sent = journal.sending();
    return send(
      updateUploadCall,
      { params, body: { ...said, focus: focusPlace(said.point) } },
      async (answer) => {
        await sent();
        changed(answer, false);
      },
    );
  }

  /** One that is in use is refused with 409 at first. */
  function remove() {
    return send(deleteUploadCall, { params, query: { force } }, (answer) => changed(answer, true));
  }

  const { begin } = uploads;
  const work = { busy, refusal, errors, mustForce: force, begin, holding, remove };
  return { said, say, work: { ...work, save: () => start(save) }, journal };
}
