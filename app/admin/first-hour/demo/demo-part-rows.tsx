import {
  type DemoPart,
  type DemoParts,
  type DemoWish,
  demoWishes,
} from '../../../../domain/api/content/first-hour.ts';
import { isItemKind } from '../../../../domain/content/kinds/names.ts';
import { Rows } from '../../ui/layout/layout.tsx';
import { Switch } from '../../ui/layout/switch.tsx';
import { firstHourTexts as texts } from '../texts.ts';
import type { DemoChoosing, PartChoice } from './use-demo-choice.ts';

/** Settings and pages that stay are no drafts, and what is said in a language is with its original. */
function wishesOf(part: DemoPart): readonly DemoWish[] {
  return isItemKind(part) ? demoWishes : ['keep', 'remove'];
}

function wordsOf(part: DemoPart, wish: DemoWish): string {
  return part === 'lasting-page' && wish === 'remove' ? texts.setBlank : texts.wishes[wish];
}

/** Why some of it stays, and what becomes of pages that the site needs. */
export function noteOf({ part, goes, stays }: DemoParts): string {
  const notes = [
    ...(part === 'lasting-page' && goes.length > 0 ? [texts.lasting(goes)] : []),
    ...(stays.length > 0 ? [texts.changed(stays)] : []),
  ];
  return notes.join('; ');
}

export function DemoPartRows({ demo: { parts, choose } }: { demo: DemoChoosing }) {
  return (
    <Rows>
      {parts.map((one) => (
        <DemoPartRow key={one.part} one={one} onChoose={choose} />
      ))}
    </Rows>
  );
}

interface DemoPartRowProps {
  one: PartChoice;
  onChoose: (part: DemoPart, wish: DemoWish) => void;
}

function DemoPartRow({ one, onChoose }: DemoPartRowProps) {
  const { part, goes, wish } = one;
  const choices = wishesOf(part).map((own) => ({
    name: wordsOf(part, own),
    isChosen: own === wish,
    choose: () => onChoose(part, own),
  }));
  return (
    <li>
      <div>
        <strong>{texts.part(part)}</strong>
        <p>{[texts.untouched(goes.length), noteOf(one)].filter(Boolean).join('; ')}</p>
      </div>
      {goes.length > 0 && <Switch label={texts.part(part)} choices={choices} />}
    </li>
  );
}
