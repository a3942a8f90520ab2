import { Button } from '@mantine/core';
import { type OpenEnquiry, updateEnquiryCall } from '../../../../domain/api/inbox/enquiries.ts';
import { useAlert } from '../../shell/alert-banner.tsx';
import { Failure } from '../../ui/loaded.tsx';
import { useApiCalls } from '../../ui/use-api-calls.ts';
import { enquiryTexts as texts } from '../texts/enquiries.ts';
import styles from './held-notice.module.css';

export function HeldNotice({ enquiry: { enquiry_id, mail } }: { enquiry: OpenEnquiry }) {
  const { send, busy, message } = useApiCalls();
  const showAlert = useAlert();
  if (!mail.some(({ status }) => status === 'held')) return null;

  function release() {
    const params = { id: enquiry_id };
    return send(updateEnquiryCall, { params, body: { held: false } }, () =>
      showAlert({ kind: 'success', text: texts.released }),
    );
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
