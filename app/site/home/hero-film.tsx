import { IconButton } from '../../ui/icon-button.tsx';
import styles from './hero-film.module.css';

/** The picture behind it is its first frame; see background-video.ts. */
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

/** Hidden without losing its place until there is a film to pause. */
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
