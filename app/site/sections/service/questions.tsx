import type { questionsSection } from '../../../../domain/content/sections/kinds/service/questions.ts';
import { linkOf } from '../../../../domain/content/sections/link-fields.ts';
import { Faq } from '../../../ui/sections/faq.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { HeadedSection } from '../headed-section.tsx';
import type { SectionView, SectionViewProps } from '../section-view.ts';
import styles from './questions.module.css';

type Props = SectionViewProps<typeof questionsSection>;

function QuestionsSection({ props, anchor, flush }: Props) {
  const { heading, lead, items } = props;
  const link = linkOf(props);
  return (
    <HeadedSection anchor={anchor} heading={heading} flush={flush}>
      <div className={styles.columns}>
        <div className={styles.aside}>
          {lead && <p className="lead">{lead}</p>}
          {link && <TextLink href={link.href}>{link.label}</TextLink>}
        </div>
        <div className={styles.list}>
          <Faq items={items} />
        </div>
      </div>
    </HeadedSection>
  );
}

export const questionsView: SectionView<typeof questionsSection> = { Section: QuestionsSection };
