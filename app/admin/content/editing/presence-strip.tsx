import { readUserInfo } from '../../session/session.ts';
import { Strip } from '../journal/strip.tsx';
import { editingTexts as texts } from '../texts/editing.ts';

/** Who else has the item open. The live region stays, so that screen readers hear who comes. */
export function PresenceStrip({ others }: { others: string[] }) {
  const own = readUserInfo()?.email;
  const names = others.map((email) => (email === own ? texts.youElsewhere : email));
  return (
    <Strip>
      <div role="status">{names.length > 0 && <p>{texts.alsoOpen(names)}</p>}</div>
    </Strip>
  );
}
