import type { ReactNode } from 'react';
import { type Ground, Section } from '../../../ui/sections/section.tsx';
import { SectionHeading } from '../../../ui/sections/section-heading.tsx';

/** The part of their views that all have in common. */
export const onItsGround = {
  ground: ({ ground }: { ground: Ground }) => ground,
} as const;

interface BasicSectionProps {
  ground: Ground;
  heading?: string;
  anchor: string;
  flush: boolean;
  children: ReactNode;
}

/** On the ground that the editor chose; the heading may be empty. */
export function BasicSection({ ground, heading = '', anchor, flush, children }: BasicSectionProps) {
  return (
    <Section ground={ground} labelledBy={heading ? anchor : undefined} flush={flush}>
      <SectionHeading id={anchor}>{heading}</SectionHeading>
      {children}
    </Section>
  );
}
