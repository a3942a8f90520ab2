import { Button } from '@mantine/core';
import { dismissMail, resendMail } from '../../../../../domain/api/inbox/failed-mail.ts';
import { focusHeading } from '../../../ui/focus-heading.ts';
import { Failure } from '../../../ui/loaded.tsx';
import { useApiCalls } from '../../../ui/use-api-calls.ts';
import { portalTexts as texts } from '../../texts/portal.ts';
import styles from './failed-mail-acts.module.css';
import { useOfferUndo } from './offer-undo.ts';

/** A mail that was given up is sent again, or shown no more. */
export function FailedMailActs({ id, name }: { id: number; name: string }) {
  const { sendAndSay, busy, message } = useApiCalls();
  const offerUndo = useOfferUndo();
  const params = { id };
  const of = <span className="visuallyHidden"> {name}</span>;

  return (
    <div className={styles.acts}>
      {message && <Failure>{message}</Failure>}
      <Button
        variant="default"
        disabled={busy}
        onClick={() => sendAndSay(resendMail, { params }, focusHeading)}
      >
        {texts.sendAgain}
        {of}
      </Button>
      <Button
        variant="subtle"
        color="water.9"
        disabled={busy}
        onClick={() =>
          sendAndSay(dismissMail, { params }, ({ undo }) => {
            offerUndo({ title: name, undo });
            focusHeading();
          })
        }
      >
        {texts.dismiss}
        {of}
      </Button>
    </div>
  );
}
