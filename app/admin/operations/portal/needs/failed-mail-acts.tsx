import { Button } from '@mantine/core';
import { dismissMail, resendMail } from '../../../../../domain/api/inbox/failed-mail.ts';
import { useAlert } from '../../../shell/alert-banner.tsx';
import { focusHeading } from '../../../ui/focus-heading.ts';
import { Failure } from '../../../ui/loaded.tsx';
import { useApiCalls } from '../../../ui/use-api-calls.ts';
import { portalTexts as texts } from '../../texts/portal.ts';
import styles from './failed-mail-acts.module.css';
import { useOfferUndo } from './offer-undo.ts';

/** A mail that was given up is sent again, or shown no more. */
export function FailedMailActs({ id, name }: { id: number; name: string }) {
  const { send, busy, message } = useApiCalls();
  const showAlert = useAlert();
  const offerUndo = useOfferUndo();
  const params = { id };
  const of = <span className="visuallyHidden"> {name}</span>;

  function finish(text: string) {
    showAlert({ kind: 'success', text });
    focusHeading();
  }

  return (
    <div className={styles.acts}>
      {message && <Failure>{message}</Failure>}
      <Button
        variant="default"
        disabled={busy}
        onClick={() => send(resendMail, { params }, (done) => finish(done.message))}
      >
        {texts.sendAgain}
        {of}
      </Button>
      <Button
        variant="subtle"
        color="water.9"
        disabled={busy}
        onClick={() =>
          send(dismissMail, { params }, (done) => {
            offerUndo({ title: name, undo: done.undo });
            finish(done.message);
          })
        }
      >
        {texts.dismiss}
        {of}
      </Button>
    </div>
  );
}
