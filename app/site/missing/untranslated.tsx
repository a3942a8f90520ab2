import { use } from 'react';
import { addressIn, choicesOf } from '../../../domain/languages/page-languages.ts';
import wide from '../../pictures/not-found-hero.svg';
import tall from '../../pictures/not-found-hero-tall.svg';
import { ButtonLink } from '../../ui/button.tsx';
import { PageLanguage } from '../../ui/languages/page-language.ts';
import { useMessages } from '../../ui/messages.ts';
import { Hero } from '../../ui/sections/hero.tsx';
import { Section } from '../../ui/sections/section.tsx';
import { SectionHeading } from '../../ui/sections/section-heading.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { LanguageLink } from '../layout/languages/language-link.tsx';
import { Ways } from '../layout/ways.tsx';
import styles from './untranslated.module.css';

interface UntranslatedProps {
  /** The path of the page in the language of origin. */
  original: string;
  /** Where else to go; those that the language has are shown. */
  ways: { id: string; label: string; href: string }[];
}

/** What a language says at the address of a page that it lacks (R-L-06). */
export function Untranslated({ original, ways }: UntranslatedProps) {
  const { text } = useMessages();
  const languages = use(PageLanguage);
  if (!languages) return null;
  const { current } = languages;
  const there = choicesOf(languages, original).filter(({ isThere }) => isThere);
  const own = ways.filter(({ href }) => addressIn(languages, current, href) !== null);
  return (
    <>
      <title>{text('languages.missingTitle')}</title>
      <Hero size="sub" lines={[text('languages.missingTitle')]} wide={wide} tall={tall} dry>
        <p className="lead">{text('languages.missing')}</p>
        {own.length > 0 && (
          <Ways component="nav" aria-label={text('languages.waysOnward')}>
            {own.map(({ id, label, href }, index) =>
              index === 0 ? (
                <ButtonLink key={id} href={href}>
                  {label}
                </ButtonLink>
              ) : (
                <TextLink key={id} href={href}>
                  {label}
                </TextLink>
              ),
            )}
          </Ways>
        )}
      </Hero>
      <Section labelledBy="read-in">
        <SectionHeading id="read-in">{text('languages.readIn')}</SectionHeading>
        <ul className={styles.languages}>
          {there.map((choice) => (
            <li key={choice.language.tag}>
              <LanguageLink choice={choice} className={styles.language} />
            </li>
          ))}
        </ul>
      </Section>
    </>
  );
}
