import styles from './hero-film.module.css';

interface HeroFilmProps {
  film: string;
  /** Whether its black is clear, so that the picture stays seen. */
  isLight?: boolean;
}

/** Until it plays the picture behind it is seen; see background-video.ts. */
export function HeroFilm({ film, isLight }: HeroFilmProps) {
  return (
    // Hidden until its styles come behind the hero: without them it stands elsewhere, and would shift.
    <video
      hidden
      className={styles.film}
      data-background-video={film}
      data-light={isLight || undefined}
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
