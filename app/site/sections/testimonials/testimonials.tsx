import type { testimonialsSection } from '../../../../domain/content/sections/kinds/testimonials.ts';
import { TestimonialsSection } from '../../../ui/sliders/testimonials-section.tsx';
import type { SectionView, SectionViewProps } from '../section-view.ts';
import { testimonialsAbout, testimonialsFor } from './testimonials-about.ts';

type Props = SectionViewProps<typeof testimonialsSection>;

function Testimonials({ props, anchor, flush, page }: Props) {
  return (
    <TestimonialsSection
      testimonials={testimonialsFor(
        testimonialsAbout(page.settings.testimonials, props),
        page.name,
      )}
      heading={props.heading || undefined}
      anchor={anchor}
      flush={flush}
    />
  );
}

export const testimonialsView: SectionView<typeof testimonialsSection> = {
  Section: Testimonials,
  ground: 'night',
};
