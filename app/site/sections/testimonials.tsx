import type { testimonialsSection } from '../../../domain/content/sections/kinds/testimonials.ts';
import { TestimonialsSection } from '../../ui/sliders/testimonials-section.tsx';
import type { SectionView, SectionViewProps } from './section-view.ts';

function Testimonials({ props, page }: SectionViewProps<typeof testimonialsSection>) {
  return (
    <TestimonialsSection
      testimonials={page.settings.testimonials}
      heading={props.heading || undefined}
    />
  );
}

export const testimonialsView: SectionView<typeof testimonialsSection> = {
  Section: Testimonials,
  ground: 'night',
};
