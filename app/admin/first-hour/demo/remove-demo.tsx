import { Button } from '@mantine/core';
import { removeDemo } from '../../../../domain/api/content/first-hour.ts';
import { trashDays } from '../../../../domain/content/item.ts';
import { day } from '../../../../domain/durations.ts';
import { dayInWords } from '../../site-facts.ts';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { CheckLabel } from '../../ui/fields/check-label.tsx';
import { Failure } from '../../ui/loaded.tsx';
import { useApiCalls } from '../../ui/use-api-calls.ts';
import { firstHourTexts as texts } from '../texts.ts';
import { noteOf } from './demo-part-rows.tsx';
import styles from './remove-demo.module.css';
import type { DemoChoosing, PartChoice } from './use-demo-choice.ts';

interface RemoveDemoProps {
  demo: DemoChoosing;
  opened: boolean;
  onClose: () => void;
}

/** Says what goes, what stays and why, before anything is removed (R-S-03). */
export function RemoveDemo({ demo, opened, onClose }: RemoveDemoProps) {
  const { parts, left, goes, drafts, stays, chosen, choose } = demo;
  const { sendAndSay, busy, message } = useApiCalls();
  const isNothing = goes + drafts === 0;

  const remove = () => sendAndSay(removeDemo, { body: chosen }, onClose);

  const buttons = (
    <>
      <p>{isNothing ? texts.chooseOne : texts.sum(goes, drafts, stays)}</p>
      <Button variant="subtle" color="water.9" onClick={onClose}>
        {texts.keepDemo}
      </Button>
      <Button disabled={isNothing} loading={busy} onClick={remove}>
        {goes === 0 && drafts > 0 ? texts.draftThings(drafts) : texts.removeThings(goes)}
      </Button>
    </>
  );

  return (
    <Dialog title={texts.removeDemo} size="50rem" opened={opened} onClose={onClose} foot={buttons}>
      <p>{texts.explain}</p>
      {message && <Failure>{message}</Failure>}
      <table className={styles.parts}>
        <thead>
          <tr>
            <th scope="col">{texts.what}</th>
            <th scope="col">{texts.goes}</th>
            <th scope="col">{texts.stays}</th>
          </tr>
        </thead>
        <tbody>
          {parts.map((one) => (
            <PartRow key={one.part} one={one} onChoose={choose} />
          ))}
          {left.map(({ part, count }) => (
            <tr key={part}>
              <th scope="row">
                {texts.left[part].name}
                <small>{texts.left[part].note}</small>
              </th>
              <Counts goes={0} stays={count} />
            </tr>
          ))}
        </tbody>
      </table>
      <div className={styles.undo}>
        <strong>
          {texts.undoUntil(dayInWords(new Date(Date.now() + trashDays * day).toISOString()))}
        </strong>
        <p>{texts.undoNote}</p>
      </div>
      <p className={styles.soft}>{texts.visitors}</p>
    </Dialog>
  );
}

function Counts({ goes, stays }: { goes: number; stays: number }) {
  return [goes, stays].map((count, at) => (
    <td key={at === 0 ? 'goes' : 'stays'}>{count > 0 ? <strong>{count}</strong> : count}</td>
  ));
}

interface PartRowProps {
  one: PartChoice;
  onChoose: DemoChoosing['choose'];
}

/** The whole row is the target of its tick. */
function PartRow({ one, onChoose }: PartRowProps) {
  const { part, goes, stays, wish } = one;
  const isGoing = wish === 'remove';
  const notes = [wish === 'drafts' ? texts.keptAsDrafts : '', noteOf(one)].filter(Boolean);
  return (
    <tr>
      <th scope="row">
        <CheckLabel
          type="checkbox"
          checked={isGoing}
          disabled={goes.length === 0}
          onChange={({ currentTarget }) =>
            onChoose(part, currentTarget.checked ? 'remove' : 'keep')
          }
        >
          <span>
            {texts.part(part)}
            {notes.length > 0 && <small>{notes.join('; ')}</small>}
          </span>
        </CheckLabel>
      </th>
      <Counts goes={isGoing ? goes.length : 0} stays={stays.length + (isGoing ? 0 : goes.length)} />
    </tr>
  );
}
