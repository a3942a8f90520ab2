import { uploadStart } from '../../../domain/media/picture-sources.ts';
import { placeholderColours } from '../../../domain/media/placeholder.ts';
import styles from './placeholder.module.css';

/** Lines of width 1, which fill a field of 3 by 2 that begins at half a unit. */
const lines = ['M0 1h1', 'M1 1h1', 'M2 1h1', 'M0 2h1', 'M1 2h1', 'M2 2h1'];

interface PlaceholderProps {
  /** The picture in whose place it stands, inside the same box and before it. */
  src: string;
  /** Its colours as they are stored; a public page gets them when it is finished. */
  stored?: string;
}

/**
 * The blurred colours of an upload until its files arrive (docs/decisions/0009). The page does not know
 * them: `server/pages/picture-details.ts` writes them into the finished HTML, in attributes only, which React
 * leaves alone when it wakes an island.
 */
export function Placeholder({ src, stored }: PlaceholderProps) {
  const name = uploadStart(src);
  if (name === null) return null;
  const colours = placeholderColours(stored);
  return (
    <svg
      className={styles.placeholder}
      data-picture={colours ? undefined : name}
      fill={colours ? `#${colours.dominant}` : 'none'}
      viewBox="0 .5 3 2"
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <path d="M0 0h3v3H0z" />
      {lines.map((line, index) => (
        <path key={line} stroke={colours ? `#${colours.cells[index]}` : undefined} d={line} />
      ))}
    </svg>
  );
}
