import type { processSection } from '../../../../domain/content/sections/kinds/service/process.ts';
import { Process } from '../../../ui/sections/process.tsx';
import { HeadedSection } from '../headed-section.tsx';
import type { SectionView, SectionViewProps } from '../section-view.ts';

type Kind = typeof processSection;

function ProcessSection({ props, anchor, flush }: SectionViewProps<Kind>) {
  const { heading, ground, steps } = props;
  return (
    <HeadedSection
      anchor={anchor}
      heading={heading}
      ground={ground === 'sand' ? ground : undefined}
      flush={flush}
    >
      <Process steps={steps} />
    </HeadedSection>
  );
}

export const processView: SectionView<Kind> = {
  Section: ProcessSection,
  ground: ({ ground }) => ground,
};
