import { Card } from '@mantine/core';
import type { ReactNode } from 'react';
import styles from './card-section.module.css';
import { CardTitle } from './layout/card-title.tsx';

interface CardSectionProps {
  id?: string;
  title: string;
  /** Of the title; 2 by itself. */
  level?: 2 | 3;
  note?: ReactNode;
  isWide?: boolean;
  children: ReactNode;
}

/** A card with a heading, the part of a screen that is saved or read on its own. */
export function CardSection({ id, title, level, note, isWide, children }: CardSectionProps) {
  return (
    <Card component="section" id={id} className={styles.section} data-wide={isWide || undefined}>
      <CardTitle level={level}>
        {title}
        {note && <small>{note}</small>}
      </CardTitle>
      {children}
    </Card>
  );
}
