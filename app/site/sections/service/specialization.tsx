import type { specializationSection } from '../../../../domain/content/sections/kinds/service/specialization.ts';
import { Specialization } from '../../../ui/sections/specialization.tsx';
import type { SectionView, SectionViewProps } from '../section-view.ts';

type Props = SectionViewProps<typeof specializationSection>;

function SpecializationSection({ props, anchor, flush }: Props) {
  const { heading, hasUnderscore, cards } = props;
  return (
    <Specialization
      id={anchor}
      heading={heading}
      hasUnderscore={hasUnderscore}
      cards={cards}
      flush={flush}
    />
  );
}

export const specializationView: SectionView<typeof specializationSection> = {
  Section: SpecializationSection,
};
