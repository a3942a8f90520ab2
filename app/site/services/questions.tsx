import { Faq } from '../../ui/sections/faq.tsx';
import { Section } from '../../ui/sections/section.tsx';
import { SectionHeading } from '../../ui/sections/section-heading.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import styles from './questions.module.css';
import type { ServiceCopy } from './service-copy.ts';

export function Questions({ questions: { lead, items } }: Pick<ServiceCopy, 'questions'>) {
  return (
    <Section labelledBy="questions">
      <SectionHeading id="questions">Before you ask</SectionHeading>
      <div className={styles.columns}>
        <div className={styles.aside}>
          <p className="lead">{lead}</p>
          <TextLink href="/contact">Ask your own</TextLink>
        </div>
        <div className={styles.list}>
          <Faq items={items} />
        </div>
      </div>
    </Section>
  );
}
