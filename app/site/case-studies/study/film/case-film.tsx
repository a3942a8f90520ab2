import { inShape, type ResolvedPicture } from '../../../../../domain/media/picture.ts';
import { pictureSources } from '../../../../../domain/media/picture-sources.ts';
import { IconButton } from '../../../../ui/icon-button.tsx';
import { Picture } from '../../../../ui/pictures/picture.tsx';
import { FilmControls, FilmFrame } from '../../../film/film-frame.tsx';
import styles from './case-film.module.css';

interface CaseFilmProps {
  src: string;
  /** Shown before the film starts, and in its place when it cannot be loaded. */
  poster: ResolvedPicture;
  label: string;
  /** Address of a WebVTT file; empty without. */
  captions: string;
}

/**
 * Specification §2.5. With the browser's controls until film-controls.ts shows the page's own and
 * starts the film.
 */
export function CaseFilm({ src, poster, label, captions }: CaseFilmProps) {
  return (
    <FilmFrame data-case-film>
      <video
        src={src}
        poster={pictureSources(poster.src).src}
        aria-label={label}
        controls
        muted
        playsInline
        preload="metadata"
      >
        {captions && <track kind="captions" src={captions} srcLang="en" label="English" default />}
      </video>
      <FilmControls hidden>
        <IconButton icon="pause" otherIcon="play" label="Play video" data-other />
        <IconButton icon="sound-on" otherIcon="sound-off" label="Turn sound on" data-other />
        {captions && (
          <IconButton icon="captions-on" otherIcon="captions-off" label="Turn captions off" />
        )}
        <p className={styles.hint}>Sound is off. Any click turns it on.</p>
      </FilmControls>
      <div hidden>
        <Picture {...inShape(poster, 'banner')} />
      </div>
    </FilmFrame>
  );
}
