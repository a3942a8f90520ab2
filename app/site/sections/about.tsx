import type { aboutSection } from '../../../domain/content/sections/kinds/about.ts';
import { linkOf } from '../../../domain/content/sections/link-fields.ts';
import { isPlaced } from '../../../domain/settings/groups/offices.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Section } from '../../ui/sections/section.tsx';
import { Statement } from '../../ui/sections/statement.tsx';
import { OfficeRoute } from '../home/office-route.tsx';
import { paragraphsOf } from './paragraphs.ts';
import type { SectionView, SectionViewProps } from './section-view.ts';

function AboutSection({ props, anchor, flush, page }: SectionViewProps<typeof aboutSection>) {
  const { heading, text, hasRoute } = props;
  const link = linkOf(props);
  const [first, second] = page.settings.offices.slice(0, 2).filter(isPlaced);
  return (
    <Section labelledBy={heading ? anchor : undefined} flush={flush}>
      <Statement id={anchor} heading={heading} paragraphs={paragraphsOf(text)}>
        {link && <ButtonLink href={link.href}>{link.label}</ButtonLink>}
      </Statement>
      {hasRoute && first && second && <OfficeRoute from={first} to={second} />}
    </Section>
  );
}

export const aboutView: SectionView<typeof aboutSection> = { Section: AboutSection };
