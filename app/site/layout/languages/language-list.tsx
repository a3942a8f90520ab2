import type { LanguageChoice } from '../../../../domain/languages/page-languages.ts';
import { useMessages } from '../../../ui/messages.ts';
import { LanguageLink } from './language-link.tsx';

/** At the end of the footer. */
export function LanguageList({ choices }: { choices: LanguageChoice[] }) {
  const { text } = useMessages();
  if (choices.length === 0) return null;
  return (
    <ul className="languageList" aria-label={text('languages.choose')}>
      {choices.map((choice) => (
        <li key={choice.language.tag}>
          <LanguageLink choice={choice} className="languageLink" />
        </li>
      ))}
    </ul>
  );
}
