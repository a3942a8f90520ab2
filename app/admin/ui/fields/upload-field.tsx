import { Button, TextInput } from '@mantine/core';
import { type ClipboardEvent, type DragEvent, useRef, useState } from 'react';
import { Spinner } from '../../../ui/spinner.tsx';
import { LibraryButton } from '../../media/media-picker.tsx';
import { mediaTexts as texts } from '../../media/texts.ts';
import { Actions } from '../layout/layout.tsx';
import { Stack } from '../layout/stack.tsx';
import { FileChooser } from './file-chooser.tsx';
import { ReasonOnRequest } from './reason-on-request.tsx';
import { Thumbnail } from './thumbnail.tsx';
import styles from './upload-field.module.css';
import { type RunningUpload, useUpload } from './use-upload.ts';

interface UploadFieldProps {
  name: string;
  label: string;
  kind: 'image' | 'video';
  value: string;
  error?: string;
  onChange: (url: string) => void;
}

/**
 * A URL typed by hand, answered by an upload (chosen, dropped or pasted) or taken from the library
 * (R-4-06, R-5-13); a failure says why and changes nothing (R-8-10).
 */
export function UploadField({ name, label, kind, value, error, onChange }: UploadFieldProps) {
  const { running, failure, upload, cancel, arrived, take } = useUploadInto(value, onChange);

  return (
    <div className={styles.upload} data-kind={kind} {...receiving(upload)}>
      {kind === 'image' && <Thumbnail src={value} key={value} />}
      <Stack gap="small">
        <TextInput
          id={name}
          name={name}
          label={label}
          placeholder="https://"
          dir="ltr"
          value={value}
          error={error}
          onChange={(event) => onChange(event.currentTarget.value)}
        />
        <Actions>
          <FileChooser kind={kind} loading={running !== null} onChoose={upload}>
            {texts.choose}
            <span className="visuallyHidden"> for {label}</span>
          </FileChooser>
          <LibraryButton kind={kind} onPick={onChange}>
            {texts.library}
            <span className="visuallyHidden"> for {label}</span>
          </LibraryButton>
          {running ? (
            <Progress running={running} onCancel={cancel} />
          ) : (
            <small className="soft">{texts.hints[kind]}</small>
          )}
        </Actions>
        <div role="status">
          {failure && (
            <ReasonOnRequest message={texts.notUploaded(failure.name)} reason={failure.reason} />
          )}
          {arrived && (
            <p>
              {texts.arrived(arrived.name)}{' '}
              <Button variant="subtle" size="compact-sm" onClick={take}>
                {texts.useArrived}
              </Button>
            </p>
          )}
        </div>
      </Stack>
    </div>
  );
}

/** An upload whose address goes into the field, unless something was typed there in the meantime. */
function useUploadInto(value: string, onChange: (url: string) => void) {
  const latest = useRef(value);
  latest.current = value;
  const before = useRef(value);
  const [arrived, setArrived] = useState<{ name: string; address: string } | null>(null);
  const { upload, ...rest } = useUpload((address, { name }) => {
    if (latest.current === before.current) onChange(address);
    else setArrived({ name, address });
  });

  function begin(files: File[]) {
    before.current = latest.current;
    setArrived(null);
    upload(files.slice(0, 1));
  }

  function take() {
    if (arrived) onChange(arrived.address);
    setArrived(null);
  }

  return { ...rest, upload: begin, arrived, take };
}

/** Handlers for what is dropped on an element or pasted into it; text is left alone. */
function receiving(receive: (files: File[]) => void) {
  return {
    onDragOver(event: DragEvent) {
      if (event.dataTransfer.types.includes('Files')) event.preventDefault();
    },
    onDrop(event: DragEvent) {
      if (event.dataTransfer.files.length === 0) return;
      event.preventDefault();
      receive([...event.dataTransfer.files]);
    },
    onPaste(event: ClipboardEvent) {
      if (event.clipboardData.files.length === 0) return;
      event.preventDefault();
      receive([...event.clipboardData.files]);
    },
  };
}

function Progress({ running, onCancel }: { running: RunningUpload; onCancel: () => void }) {
  const { name, share } = running;
  return (
    <Actions data-gap="small">
      <Spinner />
      <progress
        className={styles.progress}
        value={share}
        max={1}
        aria-label={texts.uploading(name)}
      />
      <small>{texts.progress(running)}</small>
      <Button variant="subtle" size="compact-sm" onClick={onCancel}>
        {texts.cancel}
      </Button>
    </Actions>
  );
}
