import type { LanguageChoice } from '../../../../domain/languages/page-languages.ts';

interface LanguageLinkProps {
  choice: LanguageChoice;
  className?: string;
}

/** The name of a language in its own script, whatever the page is written in. */
export function LanguageLink({ choice, className }: LanguageLinkProps) {
  const { language, href, isCurrent, isThere } = choice;
  const { tag, name, direction } = language;
  return (
    <a
      className={className}
      href={href}
      hrefLang={tag}
      lang={tag}
      rel={isThere ? undefined : 'nofollow'}
      aria-current={isCurrent ? 'true' : undefined}
    >
      <bdi dir={direction}>{name}</bdi>
    </a>
  );
}
