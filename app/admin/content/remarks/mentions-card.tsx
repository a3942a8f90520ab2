import type { OpenMention } from '../../../../domain/api/content/remarks.ts';
import { remarkPathOf } from '../../../../domain/content/kinds/edit-path.ts';
import { timeInWords } from '../../site-facts.ts';
import { CardSection } from '../../ui/card-section.tsx';
import { Rows } from '../../ui/layout/layout.tsx';
import { remarkTexts as texts } from './texts.ts';

/** Open remarks that mention whoever is signed in; not there without any. */
export function MentionsCard({ mentions }: { mentions: OpenMention[] }) {
  if (mentions.length === 0) return null;
  return (
    <CardSection title={texts.mentioned}>
      <Rows>
        {mentions.map((mention) => (
          <li key={mention.remark_id}>
            <div>
              <a href={remarkPathOf(mention)}>{texts.about(mention.title, mention.place)}</a>
              <p dir="auto">{mention.text}</p>
              <small className="soft">
                <bdi>{mention.made_by}</bdi>, {timeInWords(mention.made_at)}
              </small>
            </div>
          </li>
        ))}
      </Rows>
    </CardSection>
  );
}
