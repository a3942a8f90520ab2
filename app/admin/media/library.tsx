import { NativeSelect, TextInput } from '@mantine/core';
import { type DragEvent, type ReactNode, useState } from 'react';
import {
  type LibraryUpload,
  type UploadPage,
  type UploadQuery,
  type UploadSort,
  uploadSorts,
} from '../../../domain/api/media/uploads.ts';
import { FileChooser } from '../ui/fields/file-chooser.tsx';
import { useUpload } from '../ui/fields/use-upload.ts';
import { EmptyNote } from '../ui/layout/layout.tsx';
import { Switch } from '../ui/layout/switch.tsx';
import { hasFilters } from '../ui/lists/list-query.ts';
import { Pages } from '../ui/lists/pages.tsx';
import type { ListState } from '../ui/lists/use-list-query.ts';
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
  const { list, page: found, reload } = useLibrary(kind);
  const sending = useUpload(reload);
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
    reload();
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
      <Loaded of={found} waiting={texts.loading} onRetry={reload}>
        {(page) => (
          <div>
            <Tools page={page} list={list}>
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
                {list.wanted.find || hasFilters(list.wanted) ? texts.nothingFound : texts.nothing}
              </EmptyNote>
            )}
            <Pages number={page.page} last={page.last} onChange={list.turnTo} isStill />
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
  list: ListState<UploadSort>;
  children: ReactNode;
}

function Tools({ page, list, children }: ToolsProps) {
  const { find, sort } = list.wanted;
  const isUnused = hasFilters(list.wanted);
  return (
    <div className={styles.tools}>
      <TextInput
        type="search"
        aria-label={texts.find}
        placeholder={texts.find}
        value={find}
        maxLength={200}
        onChange={(event) => list.find(event.currentTarget.value)}
      />
      <Switch
        label={texts.which}
        choices={[
          {
            name: texts.all(page.count),
            isChosen: !isUnused,
            choose: () => list.filterBy({ unused: '' }),
          },
          {
            name: texts.unused(page.unused),
            isChosen: isUnused,
            choose: () => list.filterBy({ unused: 'true' }),
          },
        ]}
      />
      <NativeSelect
        aria-label={texts.sort}
        data={uploadSorts.map((value) => ({ value, label: texts.sorts[value] }))}
        value={sort}
        onChange={({ currentTarget: { value } }) =>
          list.sortBy(uploadSorts.find((one) => one === value) ?? sort)
        }
      />
      {children}
    </div>
  );
}
