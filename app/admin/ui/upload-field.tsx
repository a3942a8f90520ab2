import { Button, TextInput } from '@mantine/core';
import { type ChangeEvent, useRef, useState } from 'react';
import { messageOf, uploadFile } from '../api.ts';
import { useAlert } from '../shell/alert-banner.tsx';
import { Thumbnail } from './thumbnail.tsx';

const accepted = {
  image: 'image/jpeg,image/png,image/webp,image/avif,image/gif',
  video: 'video/mp4,video/webm',
};

const hints = {
  image: 'JPEG, PNG, WebP, AVIF or GIF, up to 10 MB.',
  video: 'MP4 or WebM, up to 100 MB.',
};

interface UploadFieldProps {
  name: string;
  label: string;
  kind: 'image' | 'video';
  value: string;
  error?: string;
  onChange: (url: string) => void;
}

/** A URL typed by hand or answered by an upload (R-4-06, R-5-13); a failure says why (R-8-10). */
export function UploadField({ name, label, kind, value, error, onChange }: UploadFieldProps) {
  const { uploading, upload } = useUpload(onChange);
  return (
    <div className="adminUpload" data-kind={kind}>
      {kind === 'image' && <Thumbnail src={value} key={value} />}
      <div className="adminUploadSide">
        <TextInput
          id={name}
          name={name}
          label={label}
          placeholder="https://"
          value={value}
          error={error}
          onChange={(event) => onChange(event.currentTarget.value)}
        />
        <FileChooser label={label} kind={kind} uploading={uploading} onChoose={upload} />
      </div>
    </div>
  );
}

/** Sends the chosen file; its address, when it has arrived, goes to `onUploaded`. */
function useUpload(onUploaded: (url: string) => void) {
  const showAlert = useAlert();
  const [uploading, setUploading] = useState(false);

  async function upload(file: File) {
    setUploading(true);
    try {
      onUploaded(await uploadFile(file));
      showAlert({ kind: 'success', text: `${file.name} is uploaded.` });
    } catch (error) {
      showAlert({ kind: 'failure', text: messageOf(error) });
    } finally {
      setUploading(false);
    }
  }

  return { uploading, upload };
}

interface FileChooserProps {
  label: string;
  kind: 'image' | 'video';
  uploading: boolean;
  onChoose: (file: File) => void;
}

function FileChooser({ label, kind, uploading, onChoose }: FileChooserProps) {
  const chooser = useRef<HTMLInputElement>(null);

  function choose(event: ChangeEvent<HTMLInputElement>) {
    const [file] = event.currentTarget.files ?? [];
    // The same file must be choosable again after a failure.
    event.currentTarget.value = '';
    if (file) onChoose(file);
  }

  return (
    <div className="adminUploadRow">
      <input
        ref={chooser}
        className="visuallyHidden"
        type="file"
        tabIndex={-1}
        accept={accepted[kind]}
        aria-label={`File for ${label}`}
        onChange={choose}
      />
      <Button variant="default" loading={uploading} onClick={() => chooser.current?.click()}>
        Choose file<span className="visuallyHidden"> for {label}</span>
      </Button>
      <small role="status">{uploading ? 'Uploading' : hints[kind]}</small>
    </div>
  );
}
