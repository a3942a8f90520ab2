import type { LibraryUpload } from '../../../domain/api/media/uploads.ts';
import { pictureSources } from '../../../domain/media/picture-sources.ts';
import { Placeholder } from '../../ui/pictures/placeholder.tsx';
import type { RefusedUpload, RunningUpload } from '../ui/fields/use-upload.ts';
import { mediaTexts as texts } from './texts.ts';
import { Thumb } from './thumb.tsx';
import styles from './tile.module.css';

/** The last part of an address says more than nothing. */
export function uploadName({ original_name, address }: LibraryUpload): string {
  return original_name || address.slice('/media/'.length, '/media/'.length + 8);
}

/** The picture of an upload; a film has a mark, and its poster if it has one. */
export function Preview({ upload, sizes }: { upload: LibraryUpload; sizes: string }) {
  const isFilm = upload.media_type.startsWith('video/');
  const address = isFilm ? upload.poster : upload.address;
  const { src, srcSet } = pictureSources(address);
  return (
    <>
      <Placeholder src={address} colours={upload.placeholder} />
      {src && (
        <img src={src} srcSet={srcSet} sizes={sizes} alt="" loading="lazy" decoding="async" />
      )}
      {isFilm && (
        <span data-film aria-hidden="true">
          ▶
        </span>
      )}
    </>
  );
}

interface TileProps {
  upload: LibraryUpload;
  chosen: boolean;
  onChoose: () => void;
}

export function Tile({ upload, chosen, onChoose }: TileProps) {
  return (
    <button type="button" className={styles.tile} aria-pressed={chosen} onClick={onChoose}>
      <Thumb>
        <Preview upload={upload} sizes="12rem" />
      </Thumb>
      <b>{uploadName(upload)}</b>
      <small>{texts.usedTimes(upload.used)}</small>
    </button>
  );
}

export function RunningTile({
  running,
  onCancel,
}: {
  running: RunningUpload;
  onCancel: () => void;
}) {
  return (
    <div className={styles.tile} data-state="running">
      <Thumb>
        <strong>{Math.round(running.share * 100)}%</strong>
        <progress value={running.share} max={1} aria-label={texts.uploading(running.name)} />
      </Thumb>
      <b>{running.name}</b>
      <button type="button" onClick={onCancel}>
        {texts.cancel}
      </button>
    </div>
  );
}

interface RefusedTileProps {
  failure: RefusedUpload;
  onDismiss: () => void;
}

export function RefusedTile({ failure, onDismiss }: RefusedTileProps) {
  return (
    <div className={styles.tile} data-state="refused">
      <Thumb>
        <strong>{texts.refused}</strong>
      </Thumb>
      <b>{failure.name}</b>
      <small>{failure.reason}</small>
      <button type="button" onClick={onDismiss}>
        {texts.dismiss}
      </button>
    </div>
  );
}
