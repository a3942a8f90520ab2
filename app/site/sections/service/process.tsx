import type { processSection } from '../../../../domain/content/sections/kinds/service/process.ts';
import { Process } from '../../../ui/sections/process.tsx';
import { Section } from '../../../ui/sections/section.tsx';
import { SectionHeading } from '../../../ui/sections/section-heading.tsx';
import type { SectionView, SectionViewProps } from '../section-view.ts';

type Kind = typeof processSection;

function ProcessSection({ props, anchor, flush }: SectionViewProps<Kind>) {
  const { heading, ground, steps } = props;
  return (
    <Section
      ground={ground === 'sand' ? ground : undefined}
      labelledBy={heading ? anchor : undefined}
      flush={flush}
    >
      <SectionHeading id={anchor}>{heading}</SectionHeading>
      <Process steps={steps} />
    </Section>
  );
}

export const processView: SectionView<Kind> = {
  Section: ProcessSection,
  ground: ({ ground }) => ground,
};
