import { IconButton } from '../../ui/icon-button.tsx';
import styles from './hero-film.module.css';

/** The looped film over the hero's picture, which is its first frame. See background-video.ts. */
export function HeroFilm() {
  return (
    <video
      className={styles.film}
      data-background-video="/film/home"
      autoPlay
      muted
      loop
      playsInline
      preload="none"
      tabIndex={-1}
      aria-hidden="true"
    />
  );
}

/** Hidden, but with its place kept, until there is a film to pause. */
export function HeroFilmButton() {
  return (
    <span className={styles.place}>
      <IconButton
        label="Pause background video"
        icon="pause"
        otherIcon="play"
        data-background-video-button
        hidden
      />
    </span>
  );
}
