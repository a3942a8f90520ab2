import type { LanguageChoice } from '../../../../domain/languages/page-languages.ts';

interface LanguageLinkProps {
  choice: LanguageChoice;
  className?: string;
}

/** The name of a language in its own script, whatever the page is written in. */
export function LanguageLink({ choice, className }: LanguageLinkProps) {
  const { language, href, isCurrent, isThere } = choice;
  const { tag, name, direction } = language;
  // No link to the page that is open: its footer has each of its links once (R-2.4-11).
  if (isCurrent)
    return (
      <span className={className} lang={tag} aria-current="true">
        <bdi dir={direction}>{name}</bdi>
      </span>
    );
  return (
    <a
      className={className}
      href={href}
      hrefLang={tag}
      lang={tag}
      rel={isThere ? undefined : 'nofollow'}
    >
      <bdi dir={direction}>{name}</bdi>
    </a>
  );
}
