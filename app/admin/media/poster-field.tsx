import { Button, TextInput } from '@mantine/core';
import { useState } from 'react';
import { webAddressLimit } from '../../../domain/content/addresses/web-address.ts';
import { FileChooser } from '../ui/fields/file-chooser.tsx';
import { Thumbnail } from '../ui/fields/thumbnail.tsx';
import { useUpload } from '../ui/fields/use-upload.ts';
import { Actions } from '../ui/layout/layout.tsx';
import { Stack } from '../ui/layout/stack.tsx';
import { Loaded } from '../ui/loaded.tsx';
import styles from './poster-field.module.css';
import { mediaTexts as texts } from './texts.ts';
import { RunningTile, Tile } from './tile.tsx';
import { TileGrid } from './tile-grid.tsx';
import { useLibrary } from './use-library.ts';

interface PosterFieldProps {
  value: string;
  error: string | undefined;
  onChange: (address: string) => void;
}

/** The picture that stands for a film: typed, uploaded, or chosen from the library below the field. */
export function PosterField({ value, error, onChange }: PosterFieldProps) {
  const { running, failure, upload, cancel } = useUpload(onChange);
  const [isChoosing, setChoosing] = useState(false);

  function choose(address: string) {
    onChange(address);
    setChoosing(false);
  }

  return (
    <Stack gap="small">
      <TextInput
        label={texts.poster}
        description={texts.posterHint}
        placeholder="https://"
        dir="ltr"
        value={value}
        error={error ?? failure?.reason}
        maxLength={webAddressLimit}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
      {value && <Thumbnail src={value} key={value} />}
      <Actions data-gap="small">
        <FileChooser
          kind="image"
          loading={running !== null}
          onChoose={(files) => upload(files.slice(0, 1))}
        >
          {texts.choose}
        </FileChooser>
        <Button
          variant="default"
          aria-expanded={isChoosing}
          onClick={() => setChoosing(!isChoosing)}
        >
          {texts.library}
        </Button>
      </Actions>
      {running && <RunningTile running={running} onCancel={cancel} />}
      {isChoosing && <Choice onChoose={choose} />}
    </Stack>
  );
}

function Choice({ onChoose }: { onChoose: (address: string) => void }) {
  const { list, page, reload } = useLibrary('image');
  return (
    <div className={styles.choice}>
      <TextInput
        type="search"
        aria-label={texts.find}
        placeholder={texts.find}
        value={list.wanted.find}
        maxLength={200}
        data-autofocus
        onChange={(event) => list.find(event.currentTarget.value)}
      />
      <Loaded of={page} waiting={texts.loading} onRetry={reload}>
        {({ uploads }) => (
          <TileGrid>
            {uploads.map((upload) => (
              <Tile
                key={upload.upload_id}
                upload={upload}
                chosen={false}
                onChoose={() => onChoose(upload.address)}
              />
            ))}
            {uploads.length === 0 && <p>{texts.nothingFound}</p>}
          </TileGrid>
        )}
      </Loaded>
    </div>
  );
}
