import type { ComponentProps, ElementType, ReactNode } from 'react';
import { useBranded } from '../../ui/pictures/brand-folder.ts';
import styles from './invitation.module.css';

interface InvitationProps extends ComponentProps<'aside'> {
  component: ElementType;
  ground: 'night' | 'water';
  picture: { src: string; height: number };
  children: ReactNode;
}

/** What fills a free place of a list: words on a drawing that fades out before them. */
export function ListInvitation({ component: Part, ground, picture, ...props }: InvitationProps) {
  const { children, ...rest } = props;
  const branded = useBranded();
  return (
    <Part {...rest} className={styles.invitation} data-ground={ground}>
      <img
        {...picture}
        src={branded(picture.src)}
        className={styles.picture}
        alt=""
        width={700}
        loading="lazy"
        decoding="async"
      />
      {children}
    </Part>
  );
}
