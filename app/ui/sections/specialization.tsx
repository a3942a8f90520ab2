import { Glyph, type GlyphName } from '../glyph.tsx';
import { RichText } from '../rich-text.tsx';
import { TextLink } from '../text-link.tsx';
import { Section } from './section.tsx';
import { SectionHeading } from './section-heading.tsx';
import styles from './specialization.module.css';

interface Specialism {
  heading: string;
  glyph: GlyphName;
  text: string;
}

const specialisms: Specialism[] = [
  {
    heading: 'Web Engineering',
    glyph: 'layers',
    text: 'Sites and portals that load in a second on a phone in Al Ain and still make sense to the next developer.',
  },
  {
    heading: 'Application Engineering',
    glyph: 'screen',
    text: 'iOS, Android and the services behind them, released in small steps your users hardly notice.',
  },
  {
    heading: 'Prototyping & Design',
    glyph: 'curve',
    text: 'A clickable prototype early, tested with people who have never met you.',
  },
  {
    heading: 'QA & Testing',
    glyph: 'gates',
    text: 'Every release passes the same gates: real devices, both reading directions, slow networks.',
  },
  {
    heading: 'Maintenance & Support',
    glyph: 'loop',
    text: 'Updates, monitoring and a named engineer who knows your system when you call.',
  },
  {
    heading: 'Digital Marketing',
    glyph: 'fan',
    text: 'Search, social and ads planned as one stream, reported on one page a month.',
  },
];

interface SpecializationItem {
  heading: string;
  text: string;
}

/** By default the agency's six fields (specification §2.3). */
export function Specialization({ items }: { items?: SpecializationItem[] }) {
  if (items) return <GivenItems items={items} />;
  return (
    <Section labelledBy="specialization" flush>
      <SectionHeading id="specialization">Specialization</SectionHeading>
      <ul className={styles.cards}>
        {specialisms.map(({ heading, glyph, text }) => (
          <li key={heading} className={styles.card}>
            <Glyph name={glyph} />
            <div className={styles.text}>
              <h3 className="h3">{heading}</h3>
              <p className="soft">{text}</p>
              <TextLink href="/contact" aria-label={`Get Started with ${heading}`}>
                Get Started
              </TextLink>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}

const glyphs: GlyphName[] = ['layers', 'screen', 'curve', 'gates', 'loop', 'fan'];

function GivenItems({ items }: { items: SpecializationItem[] }) {
  return (
    <Section labelledBy="specialization" flush>
      <SectionHeading id="specialization" silent>
        Design that fits your audience's needs
      </SectionHeading>
      <ul className={styles.cards}>
        {items.map(({ heading, text }, index) => (
          <li key={heading} className={styles.card}>
            <Glyph name={glyphs[index % glyphs.length] ?? 'layers'} />
            <div className={styles.text}>
              <h3 className="h3">{heading}</h3>
              <RichText html={text} className="soft" />
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}
