import { Button, Modal } from '@mantine/core';
import { useState } from 'react';
import {
  type DemoPart,
  type DemoParts,
  removeDemo,
} from '../../../../domain/api/content/first-hour.ts';
import { trashDays } from '../../../../domain/content/item.ts';
import { useAlert } from '../../shell/alert-banner.tsx';
import { overlay } from '../../shell/theme.ts';
import { dayInWords } from '../../site-facts.ts';
import { CheckLabel } from '../../ui/fields/check-label.tsx';
import { CardTitle } from '../../ui/layout/card-title.tsx';
import { Failure } from '../../ui/loaded.tsx';
import { useApiCalls } from '../../ui/use-api-calls.ts';
import { firstHourTexts as texts } from '../texts.ts';
import styles from './remove-demo.module.css';

const day = 86_400_000;

interface RemoveDemoProps {
  demo: DemoParts[];
  opened: boolean;
  onClose: () => void;
}

/** Says what goes, what stays and why, before anything is removed (R-S-03). */
export function RemoveDemo({ demo, opened, onClose }: RemoveDemoProps) {
  return (
    <Modal.Root opened={opened} onClose={onClose} size="50rem" transitionProps={{ duration: 0 }}>
      <Modal.Overlay {...overlay} />
      {/* Without Mantine's <header>, which a page has once only. */}
      <Modal.Content aria-label={texts.removeDemo}>
        <Modal.Body>
          <Choosing demo={demo} onClose={onClose} />
        </Modal.Body>
      </Modal.Content>
    </Modal.Root>
  );
}

function reasonsOf({ stays }: DemoParts): string {
  const changed = stays.filter(({ why }) => why === 'changed').map(({ title }) => title);
  const needed = stays.length - changed.length;
  return [
    ...(changed.length > 0 ? [texts.changed(changed)] : []),
    ...(needed > 0 ? [texts.needed(needed)] : []),
  ].join('; ');
}

function Choosing({ demo, onClose }: Omit<RemoveDemoProps, 'opened'>) {
  const shown = demo.filter(({ goes, stays }) => goes.length + stays.length > 0);
  const [kept, setKept] = useState<readonly DemoPart[]>([]);
  const { send, busy, message } = useApiCalls();
  const showAlert = useAlert();
  const chosen = shown.filter(({ part, goes }) => goes.length > 0 && !kept.includes(part));
  const goes = chosen.reduce((sum, one) => sum + one.goes.length, 0);
  const all = shown.reduce((sum, one) => sum + one.goes.length + one.stays.length, 0);

  function toggle(part: DemoPart, isChosen: boolean) {
    setKept((before) => (isChosen ? before.filter((one) => one !== part) : [...before, part]));
  }

  const remove = () =>
    send(removeDemo, { body: { parts: chosen.map(({ part }) => part) } }, (done) => {
      showAlert({ kind: 'success', text: done.message });
      onClose();
    });

  return (
    <div className={styles.dialog}>
      <CardTitle>{texts.removeDemo}</CardTitle>
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
          {shown.map((one) => (
            <PartRow
              key={one.part}
              {...{ one }}
              isKept={kept.includes(one.part)}
              onToggle={toggle}
            />
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
      <div className={styles.foot}>
        <p>{goes === 0 ? texts.chooseOne : texts.sum(goes, all - goes)}</p>
        <Button variant="subtle" color="water.9" onClick={onClose}>
          {texts.keepDemo}
        </Button>
        <Button disabled={goes === 0} loading={busy} onClick={remove}>
          {texts.removeThings(goes)}
        </Button>
      </div>
    </div>
  );
}

interface PartRowProps {
  one: DemoParts;
  isKept: boolean;
  onToggle: (part: DemoPart, isChosen: boolean) => void;
}

/** The whole row is the target of its tick. */
function PartRow({ one, isKept, onToggle }: PartRowProps) {
  const { part, goes, stays } = one;
  const isFixed = goes.length === 0;
  const reason = reasonsOf(one);
  return (
    <tr>
      <th scope="row">
        <CheckLabel
          type="checkbox"
          checked={!isKept && !isFixed}
          disabled={isFixed}
          onChange={({ currentTarget }) => onToggle(part, currentTarget.checked)}
        >
          <span>
            {texts.parts[part]}
            {reason && <small>{reason}</small>}
          </span>
        </CheckLabel>
      </th>
      <td>{isKept ? 0 : goes.length}</td>
      <td>{stays.length + (isKept ? goes.length : 0)}</td>
    </tr>
  );
}
