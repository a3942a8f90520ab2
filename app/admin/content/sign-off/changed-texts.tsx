import type { SignOffState } from '../../../../domain/api/content/sign-off/editor.ts';
import { WordDifferences } from '../../../ui/word-differences.tsx';
import { Disclosure } from '../../ui/layout/layout.tsx';
import { signOffTexts as texts } from './texts.ts';

export function ChangedTexts({ section }: { section: SignOffState['sections'][number] }) {
  const { label, changed } = section;
  return (
    <Disclosure>
      <summary aria-label={texts.showChangedIn(label)}>{texts.showChanged}</summary>
      {changed.length === 0 && <p>{texts.noWords}</p>}
      <dl>
        {changed.map((text) => (
          <div key={`${text.label} ${text.pieces.at(-1)?.end}`}>
            <dt className="soft">{text.label}</dt>
            <dd dir="auto">
              <p>
                <WordDifferences pieces={text.pieces} />
              </p>
            </dd>
          </div>
        ))}
      </dl>
    </Disclosure>
  );
}
