import { uploadStart } from '../../../domain/media/picture-sources.ts';
import { placeholderColours } from '../../../domain/media/placeholder.ts';
import styles from './placeholder.module.css';

/** Lines of width 1 in a field of 3 by 2, offset by half a unit. */
const lines = ['M0 1h1', 'M1 1h1', 'M2 1h1', 'M0 2h1', 'M1 2h1', 'M2 2h1'];

interface PlaceholderProps {
  src: string;
  colours?: string;
}

/** Attributes only: the content policy allows no inline style (docs/decisions/0009). */
export function Placeholder({ src, colours }: PlaceholderProps) {
  const known = placeholderColours(colours);
  if (!known || uploadStart(src) === null) return null;
  return (
    <svg
      className={styles.placeholder}
      fill={`#${known.dominant}`}
      viewBox="0 .5 3 2"
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <path d="M0 0h3v3H0z" />
      {lines.map((line, index) => (
        <path key={line} stroke={`#${known.cells[index]}`} d={line} />
      ))}
    </svg>
  );
}
