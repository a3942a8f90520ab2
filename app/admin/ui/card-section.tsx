import { Card } from '@mantine/core';
import type { ReactNode } from 'react';

interface CardSectionProps {
  id?: string;
  title: string;
  /** A few words beside the title. */
  note?: ReactNode;
  children: ReactNode;
}

/** A card with a heading, the part of a screen that is saved or read on its own. */
export function CardSection({ id, title, note, children }: CardSectionProps) {
  return (
    <Card component="section" id={id} className="cardSection">
      <h2 className="adminCardTitle">
        {title}
        {note && <small>{note}</small>}
      </h2>
      {children}
    </Card>
  );
}
