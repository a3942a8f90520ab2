import { Button, NativeSelect, TextInput } from '@mantine/core';
import { type DragEvent, type ReactNode, useState } from 'react';
import {
  type LibraryUpload,
  type UploadPage,
  type UploadQuery,
  uploadSorts,
} from '../../../domain/api/media/uploads.ts';
import { FileChooser } from '../ui/fields/file-chooser.tsx';
import { useUpload } from '../ui/fields/use-upload.ts';
import { EmptyNote, PagesNav } from '../ui/layout/layout.tsx';
import { Switch } from '../ui/layout/switch.tsx';
import { Loaded } from '../ui/loaded.tsx';
import styles from './library.module.css';
import { mediaTexts as texts } from './texts.ts';
import { RefusedTile, RunningTile, Tile } from './tile.tsx';
import { TileGrid } from './tile-grid.tsx';
import { UploadDetails } from './upload-details.tsx';
import { useLibrary } from './use-library.ts';

interface LibraryProps {
  kind: UploadQuery['kind'];
  chosen: LibraryUpload | null;
  onChoose: (upload: LibraryUpload | null) => void;
}

/** Earlier uploads with search, and the chosen one beside them; new ones come by button or drop. */
export function Library({ kind, chosen, onChoose }: LibraryProps) {
  const library = useLibrary(kind);
  const sending = useUpload(library.reload);
  const [isOver, setOver] = useState(false);

  function drop(event: DragEvent) {
    setOver(false);
    if (event.dataTransfer.files.length === 0) return;
    event.preventDefault();
    // The field that opened the library would take the file as well.
    event.stopPropagation();
    sending.upload([...event.dataTransfer.files]);
  }

  function dragOver(event: DragEvent) {
    if (!event.dataTransfer.types.includes('Files')) return;
    event.preventDefault();
    setOver(true);
  }

  function changed(gone: boolean) {
    if (gone) onChoose(null);
    library.reload();
  }

  return (
    <section
      className={styles.library}
      aria-label={texts.files}
      data-over={isOver || undefined}
      onDragOver={dragOver}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <Loaded of={library.page} waiting={texts.loading} onRetry={library.reload}>
        {(page) => (
          <div>
            <Tools page={page} library={library}>
              <FileChooser
                kind={kind}
                multiple
                loading={sending.running !== null}
                onChoose={sending.upload}
              >
                {texts.uploadFiles}
              </FileChooser>
            </Tools>
            <TileGrid>
              {sending.running && (
                <RunningTile running={sending.running} onCancel={sending.cancel} />
              )}
              {sending.failures.map((failure) => (
                <RefusedTile
                  key={failure.id}
                  failure={failure}
                  onDismiss={() => sending.forget(failure)}
                />
              ))}
              {page.uploads.map((upload) => (
                <Tile
                  key={upload.upload_id}
                  upload={upload}
                  chosen={upload.upload_id === chosen?.upload_id}
                  onChoose={() => onChoose(upload)}
                />
              ))}
            </TileGrid>
            {page.uploads.length === 0 && (
              <EmptyNote data-empty>
                {library.query.find || library.query.unused ? texts.nothingFound : texts.nothing}
              </EmptyNote>
            )}
            <Turning page={page} onTurn={library.turnTo} />
          </div>
        )}
      </Loaded>
      <div className={styles.side}>
        {chosen ? (
          <UploadDetails key={chosen.upload_id} upload={chosen} onChanged={changed} />
        ) : (
          <p>{texts.chooseOne}</p>
        )}
      </div>
    </section>
  );
}

interface ToolsProps {
  page: UploadPage;
  library: ReturnType<typeof useLibrary>;
  children: ReactNode;
}

function Tools({ page, library, children }: ToolsProps) {
  const { find, unused, sort } = library.query;
  return (
    <div className={styles.tools}>
      <TextInput
        type="search"
        aria-label={texts.find}
        placeholder={texts.find}
        value={find}
        maxLength={200}
        onChange={(event) => library.find(event.currentTarget.value)}
      />
      <Switch
        label={texts.which}
        choices={[
          {
            name: texts.all(page.count),
            isChosen: !unused,
            choose: () => library.showUnused(false),
          },
          {
            name: texts.unused(page.unused),
            isChosen: unused,
            choose: () => library.showUnused(true),
          },
        ]}
      />
      <NativeSelect
        aria-label={texts.sort}
        data={uploadSorts.map((value) => ({ value, label: texts.sorts[value] }))}
        value={sort}
        onChange={({ currentTarget: { value } }) =>
          library.sort(uploadSorts.find((one) => one === value) ?? sort)
        }
      />
      {children}
    </div>
  );
}

interface TurningProps {
  page: UploadPage;
  onTurn: (number: number) => void;
}

function Turning({ page: { page: number, last }, onTurn }: TurningProps) {
  if (last === 1) return null;
  return (
    <PagesNav aria-label="Pages">
      <Button variant="default" disabled={number === 1} onClick={() => onTurn(number - 1)}>
        {texts.previous}
      </Button>
      <span>{texts.page(number, last)}</span>
      <Button variant="default" disabled={number === last} onClick={() => onTurn(number + 1)}>
        {texts.next}
      </Button>
    </PagesNav>
  );
}
