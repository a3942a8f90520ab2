import type { infoSection } from '../../../../domain/content/sections/kinds/service/info.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { Section } from '../../../ui/sections/section.tsx';
import { telephoneAddress } from '../../../ui/telephone.ts';
import type { SectionView, SectionViewProps } from '../section-view.ts';
import styles from './info.module.css';

function InfoSection({ props, anchor, flush, page }: SectionViewProps<typeof infoSection>) {
  const { heading, highlight, text, points, label, note } = props;
  const { phone } = page.settings;
  return (
    <Section labelledBy={heading ? anchor : undefined} flush={flush}>
      <div className={styles.info}>
        {heading && (
          <h2 className={`d2 ${styles.heading}`} id={anchor}>
            <Highlighted text={heading} word={highlight} />
          </h2>
        )}
        <p className={styles.paragraph}>{text}</p>
        <ul className={styles.points}>
          {points.map((point) => (
            <li key={point.id} className={styles.point}>
              <h3 className="h3">{point.heading}</h3>
              <p className="soft">{point.text}</p>
            </li>
          ))}
        </ul>
        {label && (
          <p className={styles.action}>
            <ButtonLink href={telephoneAddress(phone)}>{label}</ButtonLink>
            <span className="soft">
              {note} <bdi dir="ltr">{phone}</bdi>
            </span>
          </p>
        )}
      </div>
    </Section>
  );
}

function Highlighted({ text, word }: { text: string; word: string }) {
  const start = word === '' ? -1 : text.indexOf(word);
  if (start < 0) return text;
  return (
    <>
      {text.slice(0, start)}
      <em className={styles.highlight}>{word}</em>
      {text.slice(start + word.length)}
    </>
  );
}

export const infoView: SectionView<typeof infoSection> = { Section: InfoSection };
