import type { ReactNode } from 'react';
import type { SizedPicture } from '../../../domain/media/picture.ts';
import { Caption } from './caption.tsx';
import { Picture } from './picture.tsx';
import styles from './picture-pair.module.css';

interface PicturePairProps {
  picture: (SizedPicture & { ground?: string }) | null;
  caption?: string;
  reversed?: boolean;
  /** The text is short and belongs closely to its picture. */
  dense?: boolean;
  children?: ReactNode;
}

export function PicturePair({
  picture,
  caption = '',
  reversed,
  dense,
  children,
}: PicturePairProps) {
  return (
    <section
      className={styles.pair}
      data-reversed={reversed || undefined}
      data-dense={dense || undefined}
    >
      {picture && (
        <figure className={styles.picture}>
          <Picture {...picture} sizes="(min-width: 48em) 55vw, 90vw" />
          <Caption>{caption}</Caption>
        </figure>
      )}
      {children && <div className={styles.text}>{children}</div>}
    </section>
  );
}
