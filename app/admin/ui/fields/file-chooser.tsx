import { Button } from '@mantine/core';
import { type ChangeEvent, type ReactNode, useRef } from 'react';

const types = {
  image: 'image/jpeg,image/png,image/webp,image/avif,image/gif',
  video: 'video/mp4,video/webm',
};

const accepted = {
  ...types,
  all: `${types.image},${types.video}`,
  captions: '.vtt,text/vtt',
  logo: '.svg,image/svg+xml,image/png',
  export: '.xml,.json,.zip,.md',
};

interface FileChooserProps {
  kind: keyof typeof accepted;
  multiple?: boolean;
  loading: boolean;
  children: ReactNode;
  onChoose: (files: File[]) => void;
}

export function FileChooser({ kind, multiple, loading, children, onChoose }: FileChooserProps) {
  const chooser = useRef<HTMLInputElement>(null);

  function choose({ currentTarget }: ChangeEvent<HTMLInputElement>) {
    const files = [...(currentTarget.files ?? [])];
    // The same file must be choosable again after a failure.
    currentTarget.value = '';
    if (files.length > 0) onChoose(files);
  }

  return (
    <>
      <input
        ref={chooser}
        className="visuallyHidden"
        type="file"
        // The button is its name and its tab stop.
        tabIndex={-1}
        aria-hidden="true"
        accept={accepted[kind]}
        multiple={multiple}
        onChange={choose}
      />
      <Button variant="default" loading={loading} onClick={() => chooser.current?.click()}>
        {children}
      </Button>
    </>
  );
}
