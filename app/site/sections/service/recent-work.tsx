import type { recentWorkSection } from '../../../../domain/content/sections/kinds/service/recent-work.ts';
import { linkOf } from '../../../../domain/content/sections/link-fields.ts';
import { Island } from '../../../ui/island.tsx';
import { Section } from '../../../ui/sections/section.tsx';
import { SectionHeading, SectionHeadingLink } from '../../../ui/sections/section-heading.tsx';
import { CaseCarousel } from '../../../ui/sliders/case-carousel.island.tsx';
import type { SectionView, SectionViewProps } from '../section-view.ts';

type Props = SectionViewProps<typeof recentWorkSection>;

function RecentWorkSection({ props, anchor, flush, page }: Props) {
  const studies = page.data.recentWork ?? [];
  const link = linkOf(props);
  if (studies.length === 0) return null;
  return (
    <Section labelledBy={anchor} flush={flush}>
      <SectionHeading id={anchor} link={link}>
        {props.heading}
      </SectionHeading>
      <Island of={CaseCarousel} name="case-carousel" props={{ studies, id: `${anchor}-slides` }} />
      {link && <SectionHeadingLink {...link} />}
    </Section>
  );
}

export const recentWorkView: SectionView<typeof recentWorkSection> = {
  Section: RecentWorkSection,
};
