import { Button } from '@mantine/core';
import { fileHeldAsSpamCall } from '../../../../domain/api/inbox/enquiries.ts';
import { Failure } from '../../ui/loaded.tsx';
import { useApiCalls } from '../../ui/use-api-calls.ts';
import { enquiryTexts as texts } from '../texts/enquiries.ts';
import styles from './held-tools.module.css';

/** What can be done with everything that is held: after a flood nobody opens a thousand enquiries. */
export function HeldTools({ held }: { held: number }) {
  const { sendAndSay, busy, message } = useApiCalls();

  function fileAll() {
    // By the browser's own question (decision D23).
    if (!window.confirm(texts.allToSpamQuestion(held))) return;
    return sendAndSay(fileHeldAsSpamCall, {});
  }

  return (
    <div className={styles.held}>
      <p>{texts.heldFolderNote}</p>
      {message && <Failure>{message}</Failure>}
      <Button variant="default" loading={busy} onClick={fileAll}>
        {texts.allToSpam}
      </Button>
    </div>
  );
}
