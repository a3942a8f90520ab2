import { ButtonLink } from '../../ui/button.tsx';
import { Section } from '../../ui/sections/section.tsx';
import { telephoneAddress } from '../../ui/telephone.ts';
import styles from './info.module.css';
import type { ServiceCopy } from './service-copy.ts';

interface InfoProps {
  info: ServiceCopy['info'];
  phone: string;
}

export function Info({ info, phone }: InfoProps) {
  return (
    <Section labelledBy="info">
      <div className={styles.info}>
        <h2 className={styles.heading} id="info">
          <Highlighted text={info.heading} word={info.highlightedWord} />
        </h2>
        <p className={styles.paragraph}>{info.paragraph}</p>
        <ul className={styles.points}>
          {info.points.map(({ heading, text }) => (
            <li key={heading} className={styles.point}>
              <h3 className="h3">{heading}</h3>
              <p className="soft">{text}</p>
            </li>
          ))}
        </ul>
        <p className={styles.action}>
          <ButtonLink href={telephoneAddress(phone)}>Get Started</ButtonLink>
          <span className="soft">
            Calls <bdi dir="ltr">{phone}</bdi>
          </span>
        </p>
      </div>
    </Section>
  );
}

function Highlighted({ text, word }: { text: string; word: string }) {
  const start = text.indexOf(word);
  if (start < 0) return text;
  return (
    <>
      {text.slice(0, start)}
      <em className={styles.highlight}>{word}</em>
      {text.slice(start + word.length)}
    </>
  );
}
