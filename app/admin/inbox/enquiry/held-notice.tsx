import { Button } from '@mantine/core';
import { useRevalidator } from 'react-router';
import { type OpenEnquiry, updateEnquiryCall } from '../../../../domain/api/inbox/enquiries.ts';
import { request } from '../../api.ts';
import { useAlert } from '../../shell/alert-banner.tsx';
import { Failure } from '../../ui/loaded.tsx';
import { useSending } from '../../ui/use-sending.ts';
import { enquiryTexts as texts } from '../texts/enquiries.ts';
import styles from './held-notice.module.css';

/** Says that the enquiry's mail is held, and lets it leave. */
export function HeldNotice({ enquiry: { enquiry_id, mail } }: { enquiry: OpenEnquiry }) {
  const { send, busy, message } = useSending();
  const showAlert = useAlert();
  const { revalidate } = useRevalidator();
  if (!mail.some(({ status }) => status === 'held')) return null;

  async function release() {
    const released = await send(() =>
      request(updateEnquiryCall, { params: { id: enquiry_id }, body: { held: false } }),
    );
    if (!released) return;
    showAlert({ kind: 'success', text: texts.released });
    await revalidate();
  }

  return (
    <section className={styles.held} aria-label={texts.heldTitle}>
      <h3>{texts.heldTitle}</h3>
      <p>{texts.heldNote}</p>
      {message && <Failure>{message}</Failure>}
      <Button variant="default" loading={busy} onClick={release}>
        {texts.release}
      </Button>
    </section>
  );
}
