import { Button, Modal } from '@mantine/core';
import { removeDemo } from '../../../../domain/api/content/first-hour.ts';
import { trashDays } from '../../../../domain/content/item.ts';
import { useAlert } from '../../shell/alert-banner.tsx';
import { overlay } from '../../shell/theme.ts';
import { dayInWords } from '../../site-facts.ts';
import { CheckLabel } from '../../ui/fields/check-label.tsx';
import { CardTitle } from '../../ui/layout/card-title.tsx';
import { Failure } from '../../ui/loaded.tsx';
import { useApiCalls } from '../../ui/use-api-calls.ts';
import { firstHourTexts as texts } from '../texts.ts';
import { noteOf } from './demo-part-rows.tsx';
import styles from './remove-demo.module.css';
import type { DemoChoosing, PartChoice } from './use-demo-choice.ts';

const day = 86_400_000;

interface RemoveDemoProps {
  demo: DemoChoosing;
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

function Choosing({ demo, onClose }: Omit<RemoveDemoProps, 'opened'>) {
  const { parts, goes, drafts, stays, chosen, choose } = demo;
  const { send, busy, message } = useApiCalls();
  const showAlert = useAlert();
  const isNothing = goes + drafts === 0;

  const remove = () =>
    send(removeDemo, { body: chosen }, (done) => {
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
          {parts.map((one) => (
            <PartRow key={one.part} one={one} onChoose={choose} />
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
        <p>{isNothing ? texts.chooseOne : texts.sum(goes, drafts, stays)}</p>
        <Button variant="subtle" color="water.9" onClick={onClose}>
          {texts.keepDemo}
        </Button>
        <Button disabled={isNothing} loading={busy} onClick={remove}>
          {goes === 0 && drafts > 0 ? texts.draftThings(drafts) : texts.removeThings(goes)}
        </Button>
      </div>
    </div>
  );
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
            {texts.parts[part]}
            {notes.length > 0 && <small>{notes.join('; ')}</small>}
          </span>
        </CheckLabel>
      </th>
      <td>{isGoing ? goes.length : 0}</td>
      <td>{stays.length + (isGoing ? 0 : goes.length)}</td>
    </tr>
  );
}
