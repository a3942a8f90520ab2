import { type RefObject, useEffect, useRef, useState } from 'react';
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

/** The server's HTML is `waiting` and has the browser's controls. */
type FilmState = 'waiting' | 'failed' | { playing: boolean; muted: boolean; captioned: boolean };

function stateOf(film: HTMLVideoElement): FilmState {
  if (film.error) return 'failed';
  const captioned = film.textTracks[0]?.mode === 'showing';
  return { playing: !film.paused, muted: film.muted, captioned };
}

/**
 * Specification §2.5. A film with controls without JavaScript; film-start.ts starts it before this
 * component loads.
 */
export function CaseFilm({ src, poster, label, captions }: CaseFilmProps) {
  const film = useRef<HTMLVideoElement>(null);
  const [state, setState] = useState<FilmState>('waiting');

  useEffect(() => {
    const video = film.current;
    if (!video) return;
    const follow = () => setState(stateOf(video));
    follow();
    // The browser turns captions on by itself a little later.
    video.textTracks.addEventListener('change', follow);
    return () => video.textTracks.removeEventListener('change', follow);
  }, []);

  if (state === 'failed') {
    return (
      <FilmFrame>
        <Picture {...inShape(poster, 'banner')} />
      </FilmFrame>
    );
  }
  const follow = () => film.current && setState(stateOf(film.current));
  return (
    <FilmFrame>
      <video
        ref={film}
        data-case-film
        src={src}
        poster={pictureSources(poster.src).src}
        aria-label={label}
        controls={state === 'waiting'}
        muted
        playsInline
        preload="metadata"
        onPlay={follow}
        onPause={follow}
        onVolumeChange={follow}
        onError={follow}
      >
        {captions && <track kind="captions" src={captions} srcLang="en" label="English" default />}
      </video>
      {state !== 'waiting' && <Controls film={film} hasCaptions={captions !== ''} {...state} />}
    </FilmFrame>
  );
}

interface ControlsProps {
  film: RefObject<HTMLVideoElement | null>;
  playing: boolean;
  muted: boolean;
  captioned: boolean;
  hasCaptions: boolean;
}

function Controls({ film, playing, muted, captioned, hasCaptions }: ControlsProps) {
  const togglePlay = () => (playing ? film.current?.pause() : film.current?.play().catch(() => {}));
  const toggleSound = () => {
    if (film.current) film.current.muted = !muted;
  };
  const toggleCaptions = () => {
    const track = film.current?.textTracks[0];
    if (track) track.mode = captioned ? 'hidden' : 'showing';
  };
  return (
    <FilmControls>
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
      {hasCaptions && (
        <IconButton
          icon={captioned ? 'captions-on' : 'captions-off'}
          label={captioned ? 'Turn captions off' : 'Turn captions on'}
          onClick={toggleCaptions}
        />
      )}
      {playing && muted && <p className={styles.hint}>Sound is off. Any click turns it on.</p>}
    </FilmControls>
  );
}
