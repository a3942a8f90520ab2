import { Button, Textarea } from '@mantine/core';
import type { LibraryUpload } from '../../../domain/api/media/uploads.ts';
import { altLimit, captionLimit } from '../../../domain/media/upload.ts';
import { ErrorText } from '../../ui/forms/error-text.tsx';
import { JournalStrip } from '../content/journal/journal-strip.tsx';
import { publishingTexts } from '../content/texts/publishing.ts';
import { dayInWords } from '../site-facts.ts';
import { FormUploads } from '../ui/fields/form-uploads.ts';
import { Actions } from '../ui/layout/layout.tsx';
import { CaptionsField } from './captions-field.tsx';
import { FocusField } from './focus-field.tsx';
import { PosterField } from './poster-field.tsx';
import { mediaTexts as texts } from './texts.ts';
import { Thumb } from './thumb.tsx';
import { Preview, uploadName } from './tile.tsx';
import styles from './upload-details.module.css';
import { UploadUses } from './upload-uses.tsx';
import { type UploadDescription, useDescription } from './use-description.ts';

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
  const { description, change, work, journal } = useDescription(upload, onChanged);
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
        <PictureFields upload={upload} description={description} onChange={change} />
      ) : (
        <FormUploads value={work.begin}>
          <PosterField
            value={description.poster}
            error={work.errors.poster}
            onChange={(poster) => change({ poster })}
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

interface PictureFieldsProps {
  upload: LibraryUpload;
  description: UploadDescription;
  onChange: (part: Partial<UploadDescription>) => void;
}

function PictureFields({
  upload,
  description: { alt, caption, point },
  onChange,
}: PictureFieldsProps) {
  return (
    <>
      <Textarea
        label={texts.alt}
        description={`${texts.altHint} ${alt.length} of ${altLimit}`}
        value={alt}
        maxLength={altLimit}
        onChange={(event) => onChange({ alt: event.currentTarget.value })}
      />
      <Textarea
        label={texts.caption}
        description={`${texts.captionHint} ${caption.length} of ${captionLimit}`}
        value={caption}
        maxLength={captionLimit}
        onChange={(event) => onChange({ caption: event.currentTarget.value })}
      />
      <FocusField
        address={upload.address}
        point={point}
        onChange={(chosen) => onChange({ point: chosen })}
      />
    </>
  );
}
