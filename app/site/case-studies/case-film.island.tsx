import { type RefObject, useEffect, useRef, useState } from 'react';
import { drawingSizes } from '../../../domain/drawing.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { Picture } from '../../ui/picture.tsx';
import styles from './film.module.css';

interface CaseFilmProps {
  src: string;
  /** Shown before the film starts, and in its place when it cannot be loaded. */
  poster: string;
  /** What the film is, for screen readers. */
  label: string;
}

/** What the page shows of the film: the server's HTML is `waiting` and has the browser's controls. */
type FilmState = 'waiting' | 'failed' | { playing: boolean; muted: boolean };

function stateOf(film: HTMLVideoElement): FilmState {
  return film.error ? 'failed' : { playing: !film.paused, muted: film.muted };
}

/**
 * The film of a study (specification §2.5). Without JavaScript it is a film with controls; film-start.ts
 * starts it, so that it need not wait for this component's script.
 */
export function CaseFilm({ src, poster, label }: CaseFilmProps) {
  const film = useRef<HTMLVideoElement>(null);
  const [state, setState] = useState<FilmState>('waiting');

  useEffect(() => {
    if (film.current) setState(stateOf(film.current));
  }, []);

  if (state === 'failed') {
    return (
      <div className={styles.film}>
        <Picture src={poster} {...drawingSizes.banner} />
      </div>
    );
  }
  const follow = () => film.current && setState(stateOf(film.current));
  return (
    <div className={styles.film}>
      <video
        ref={film}
        className={styles.video}
        data-case-film
        src={src}
        poster={poster}
        aria-label={label}
        controls={state === 'waiting'}
        muted
        playsInline
        preload="metadata"
        onPlay={follow}
        onPause={follow}
        onVolumeChange={follow}
        onError={follow}
      />
      {state !== 'waiting' && <FilmControls film={film} {...state} />}
    </div>
  );
}

interface FilmControlsProps {
  film: RefObject<HTMLVideoElement | null>;
  playing: boolean;
  muted: boolean;
}

function FilmControls({ film, playing, muted }: FilmControlsProps) {
  const togglePlay = () => (playing ? film.current?.pause() : film.current?.play().catch(() => {}));
  const toggleSound = () => {
    if (film.current) film.current.muted = !muted;
  };
  return (
    <div className={styles.controls} data-ground="deep">
      <IconButton
        icon={playing ? 'pause' : 'play'}
        label={playing ? 'Pause video' : 'Play video'}
        onClick={togglePlay}
      />
      <IconButton
        icon={muted ? 'sound-off' : 'sound-on'}
        label={muted ? 'Turn sound on' : 'Turn sound off'}
        onClick={toggleSound}
      />
      {playing && muted && <p className={styles.hint}>Sound is off. Any click turns it on.</p>}
    </div>
  );
}
