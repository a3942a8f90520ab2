import { Glyph, type GlyphName } from '../glyph.tsx';
import { useMessages } from '../messages.ts';
import { RichText, typedClass } from '../rich-text.tsx';
import { TextLink } from '../text-link.tsx';
import { Section } from './section.tsx';
import { SectionHeading } from './section-heading.tsx';
import styles from './specialization.module.css';

interface SpecializationCard {
  heading: string;
  /** HTML. */
  text: string;
  label?: string;
  href?: string;
  service?: string;
}

interface SpecializationProps {
  id?: string;
  heading: string;
  /** By default the bar is decoration only (R-2.3-07). */
  hasUnderscore?: boolean;
  cards: SpecializationCard[];
  /** The section above has the same ground. */
  flush: boolean;
}

/** In this order, row by row. */
const glyphs: GlyphName[] = ['layers', 'screen', 'curve', 'gates', 'loop', 'fan'];

export function Specialization(props: SpecializationProps) {
  const { text } = useMessages();
  const { id = 'specialization', heading, hasUnderscore, cards, flush } = props;
  return (
    <Section labelledBy={heading ? id : undefined} flush={flush}>
      <SectionHeading id={id} silent={!hasUnderscore}>
        {heading}
      </SectionHeading>
      <ul className={styles.cards}>
        {cards.map((card, index) => (
          <li key={card.heading} className={styles.card}>
            <Glyph name={glyphs[index % glyphs.length] ?? 'layers'} />
            <div className={styles.text}>
              <h3 className="h3">{card.heading}</h3>
              <RichText html={card.text} className={typedClass(card.text, 'soft')} />
              <div className={styles.links}>
                {card.label && card.href && (
                  <TextLink
                    href={card.href}
                    aria-label={text('cards.linkWith', {
                      link: card.label,
                      heading: card.heading,
                    })}
                  >
                    {card.label}
                  </TextLink>
                )}
                {card.service && (
                  <TextLink
                    href={card.service}
                    quiet
                    aria-label={text('cards.serviceFor', { heading: card.heading })}
                  >
                    {text('cards.service')}
                  </TextLink>
                )}
              </div>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}
