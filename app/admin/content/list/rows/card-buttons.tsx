import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { listTexts } from '../../texts/lists.ts';

interface CardButtonProps {
  /** The id of what names the item. */
  of: string;
  children: ReactNode;
  onClick: () => void;
}

export function EditButton({ of, ...button }: CardButtonProps) {
  return <Button variant="default" aria-describedby={of} {...button} />;
}

export function DeleteButton({ of, ...button }: CardButtonProps) {
  return <Button variant="subtle" color="var(--bad-700)" aria-describedby={of} {...button} />;
}

export function DuplicateButton({ of, onClick }: Omit<CardButtonProps, 'children'>) {
  return (
    <Button variant="subtle" color="water.9" aria-describedby={of} onClick={onClick}>
      {listTexts.duplicate}
    </Button>
  );
}
