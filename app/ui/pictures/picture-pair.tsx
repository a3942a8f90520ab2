import type { ReactNode } from 'react';
import type { SizedPicture } from '../../../domain/media/picture.ts';
import { Picture } from './picture.tsx';
import styles from './picture-pair.module.css';

interface PicturePairProps {
  /** Without a picture the text stands alone. */
  picture: SizedPicture | null;
  /** The picture stands at the end of the row. */
  reversed?: boolean;
  /** The text beside the picture; without it the picture takes the whole row. */
  children?: ReactNode;
}

/** A large picture and a narrow text beside it, below each other on small screens. */
export function PicturePair({ picture, reversed, children }: PicturePairProps) {
  return (
    <section className={styles.pair} data-reversed={reversed || undefined}>
      {picture && (
        <div className={styles.picture} data-alone={!children || undefined}>
          <Picture {...picture} sizes="(min-width: 62em) 55vw, 90vw" ratio="card" />
        </div>
      )}
      {children && (
        <div className={styles.text} data-alone={!picture || undefined}>
          {children}
        </div>
      )}
    </section>
  );
}
