import { IconButton } from '../../../../ui/icon-button.tsx';
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
  return (
    <div className={styles.bar}>
      <div className={styles.controls} data-film-controls>
        <IconButton icon="pause" otherIcon="play" label="Play video" data-other />
        <IconButton icon="sound-on" otherIcon="sound-off" label="Turn sound on" data-other />
        {hasCaptions && (
          <IconButton icon="captions-on" otherIcon="captions-off" label="Turn captions off" />
        )}
        <p className={styles.hint}>Sound is off. Any click turns it on.</p>
      </div>
      <noscript>
        <a href={src}>Watch the film</a>
      </noscript>
      {hasCaptions && <p className={styles.words} data-film-words />}
      {transcript.length > 0 && (
        <details className={styles.transcript}>
          <summary>
            <TextLinkLabel>Transcript</TextLinkLabel>
          </summary>
          {transcript.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </details>
      )}
    </div>
  );
}
