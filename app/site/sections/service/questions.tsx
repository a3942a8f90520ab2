import type { questionsSection } from '../../../../domain/content/sections/kinds/service/questions.ts';
import { linkOf } from '../../../../domain/content/sections/link-fields.ts';
import { Faq } from '../../../ui/sections/faq.tsx';
import { Section } from '../../../ui/sections/section.tsx';
import { SectionHeading } from '../../../ui/sections/section-heading.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import type { SectionView, SectionViewProps } from '../section-view.ts';
import styles from './questions.module.css';

type Props = SectionViewProps<typeof questionsSection>;

function QuestionsSection({ props, anchor, flush }: Props) {
  const { heading, lead, items } = props;
  const link = linkOf(props);
  return (
    <Section labelledBy={heading ? anchor : undefined} flush={flush}>
      <SectionHeading id={anchor}>{heading}</SectionHeading>
      <div className={styles.columns}>
        <div className={styles.aside}>
          {lead && <p className="lead">{lead}</p>}
          {link && <TextLink href={link.href}>{link.label}</TextLink>}
        </div>
        <div className={styles.list}>
          <Faq items={items} />
        </div>
      </div>
    </Section>
  );
}

export const questionsView: SectionView<typeof questionsSection> = { Section: QuestionsSection };
