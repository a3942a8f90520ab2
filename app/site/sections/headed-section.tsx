import type { ReactNode } from 'react';
import { type Ground, Section } from '../../ui/sections/section.tsx';
import { SectionHeading, type SectionHeadingProps } from '../../ui/sections/section-heading.tsx';

interface HeadedSectionProps extends Pick<SectionHeadingProps, 'silent' | 'first' | 'link'> {
  /** May be empty: then the section has no name either. */
  heading?: string;
  anchor: string;
  ground?: Ground;
  flush: boolean;
  children: ReactNode;
}

export function HeadedSection(props: HeadedSectionProps) {
  const { heading = '', anchor, ground, flush, children, ...look } = props;
  return (
    <Section ground={ground} labelledBy={heading ? anchor : undefined} flush={flush}>
      <SectionHeading id={anchor} {...look}>
        {heading}
      </SectionHeading>
      {children}
    </Section>
  );
}
