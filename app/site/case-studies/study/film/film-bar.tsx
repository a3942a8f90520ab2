import { IconButton } from '../../../../ui/icon-button.tsx';
import { useOriginWords } from '../../../../ui/languages/page-language.ts';
import { useMessages } from '../../../../ui/messages.ts';
import { TextLinkLabel } from '../../../../ui/text-link.tsx';
import styles from './film-bar.module.css';

interface FilmBarProps {
  src: string;
  hasCaptions: boolean;
  /** In paragraphs. */
  transcript: string[];
}

/** Beside the film of a hero: its controls, what it says now, and all that it says. */
export function FilmBar({ src, hasCaptions, transcript }: FilmBarProps) {
  const { text } = useMessages();
  const spoken = useOriginWords();
  return (
    <div className={styles.bar}>
      <div className={styles.controls} data-film-controls>
        <IconButton
          icon="pause"
          otherIcon="play"
          label={text('film.pause')}
          otherLabel={text('film.play')}
          data-other
        />
        <IconButton
          icon="sound-on"
          otherIcon="sound-off"
          label={text('film.soundOff')}
          otherLabel={text('film.soundOn')}
          data-other
        />
        {hasCaptions && (
          <IconButton
            icon="captions-on"
            otherIcon="captions-off"
            label={text('film.captionsOff')}
            otherLabel={text('film.captionsOn')}
          />
        )}
        <p className={styles.hint}>{text('film.silent')}</p>
      </div>
      <noscript>
        <a href={src}>{text('film.watch')}</a>
      </noscript>
      {hasCaptions && <p className={styles.words} data-film-words {...spoken} />}
      {transcript.length > 0 && (
        <details className={styles.transcript}>
          <summary>
            <TextLinkLabel>{text('film.transcript')}</TextLinkLabel>
          </summary>
          {transcript.map((paragraph) => (
            <p key={paragraph} {...spoken}>
              {paragraph}
            </p>
          ))}
        </details>
      )}
    </div>
  );
}
