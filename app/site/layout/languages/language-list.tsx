import type { LanguageChoice } from '../../../../domain/languages/page-languages.ts';
import { useMessages } from '../../../ui/messages.ts';
import { LanguageLink } from './language-link.tsx';

interface LanguageListProps {
  choices: LanguageChoice[];
  className?: string;
  linkClassName?: string;
}

/** At the end of the footer, whose links it has the look of. */
export function LanguageList({ choices, className, linkClassName }: LanguageListProps) {
  const { text } = useMessages();
  if (choices.length === 0) return null;
  return (
    <ul className={className} aria-label={text('languages.choose')}>
      {choices.map((choice) => (
        <li key={choice.language.tag}>
          <LanguageLink choice={choice} className={linkClassName} />
        </li>
      ))}
    </ul>
  );
}
