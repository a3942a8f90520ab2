import { Button } from '@mantine/core';
import { useRevalidator } from 'react-router';
import { fileHeldAsSpamCall } from '../../../../domain/api/inbox/enquiries.ts';
import { request } from '../../api.ts';
import { useAlert } from '../../shell/alert-banner.tsx';
import { Failure } from '../../ui/loaded.tsx';
import { useSending } from '../../ui/use-sending.ts';
import { enquiryTexts as texts } from '../texts/enquiries.ts';
import styles from './held-tools.module.css';

/** What can be done with everything that is held: after a flood nobody opens a thousand enquiries. */
export function HeldTools({ held }: { held: number }) {
  const { send, busy, message } = useSending();
  const showAlert = useAlert();
  const { revalidate } = useRevalidator();

  async function fileAll() {
    // By the browser's own question (decision D23).
    if (!window.confirm(texts.allToSpamQuestion(held))) return;
    const filed = await send(async () => {
      showAlert({ kind: 'success', text: (await request(fileHeldAsSpamCall)).message });
    });
    if (filed) await revalidate();
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
