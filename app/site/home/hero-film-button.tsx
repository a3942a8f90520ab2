import { IconButton } from '../../ui/icon-button.tsx';
import { useMessages } from '../../ui/messages.ts';
import styles from './hero-film-button.module.css';

/** Hidden without losing its place until there is a film to pause. */
export function HeroFilmButton() {
  const { text } = useMessages();
  return (
    <span className={styles.place}>
      <IconButton
        label={text('film.pauseBackground')}
        otherLabel={text('film.playBackground')}
        icon="pause"
        otherIcon="play"
        data-background-video-button
        hidden
      />
    </span>
  );
}
