import type { ShownGonePage } from '../../../domain/content/shown.ts';
import { BlogGrid } from '../../ui/lists/blog-grid.tsx';
import { CaseCard } from '../../ui/lists/case-card.tsx';
import { useMessages } from '../../ui/messages.ts';
import { Section } from '../../ui/sections/section.tsx';
import { SectionHeading } from '../../ui/sections/section-heading.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { BlogCards } from '../insights/blog-cards.tsx';
import { locationAddress } from '../location/location-address.ts';

export function Closest({ blogs, studies, locations }: ShownGonePage) {
  const { text } = useMessages();
  if (blogs.length + studies.length + locations.length === 0) return null;
  return (
    <Section ground="sand" labelledBy="closest">
      <SectionHeading id="closest">{text('missing.closest')}</SectionHeading>
      <BlogGrid>
        {studies.map((study) => (
          <CaseCard key={study._id} study={study} details={text('cards.details')} />
        ))}
        {locations.map(({ slug, name }) => (
          <p key={slug}>
            <TextLink href={locationAddress({ slug_url: slug })}>{name}</TextLink>
          </p>
        ))}
        <BlogCards blogs={blogs} />
      </BlogGrid>
    </Section>
  );
}
