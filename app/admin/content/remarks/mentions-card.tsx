import type { OpenMention } from '../../../../domain/api/content/remarks.ts';
import { timeInWords } from '../../../../domain/site-clock.ts';
import { CardSection } from '../../ui/card-section.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { editPathOf } from '../screens.ts';
import { remarkTexts as texts } from './texts.ts';

/** Where the form of its item opens at the remark. */
function pathOf({ kind, item_id, thread }: OpenMention): string {
  const path = editPathOf(kind, item_id);
  return `${path}${path.includes('?') ? '&' : '?'}remark=${thread}`;
}

/** Open remarks that mention whoever is signed in; not there without any. */
export function MentionsCard({ mentions }: { mentions: OpenMention[] }) {
  if (mentions.length === 0) return null;
  return (
    <CardSection title={texts.mentioned}>
      <Stack component="ul">
        {mentions.map((mention) => (
          <li key={mention.remark_id}>
            <a href={pathOf(mention)}>{texts.about(mention.title, mention.place)}</a>
            <p dir="auto">{mention.text}</p>
            <small className="soft">
              <bdi>{mention.made_by}</bdi>, {timeInWords(mention.made_at)}
            </small>
          </li>
        ))}
      </Stack>
    </CardSection>
  );
}
