import { useNavigate, useRevalidator } from 'react-router';
import type { OpenEnquiry } from '../../../../domain/api/inbox/enquiries.ts';
import type { EnquiryStatus } from '../../../../domain/inbox/inbox.ts';
import { useAlert } from '../../shell/alert-banner.tsx';
import { useSending } from '../../ui/use-sending.ts';
import {
  countOfPerson,
  deleteEnquiry,
  deletePerson,
  exportPerson,
  updateEnquiry,
} from '../calls.ts';
import { saveFile } from '../list/save-file.ts';
import { enquiryTexts as texts } from '../texts/enquiries.ts';

/** Moving, deleting and exporting, with the failure of the last attempt. */
export function useEnquiryCalls(enquiry: OpenEnquiry, listPath: string) {
  const { enquiry_id, name, email } = enquiry;
  const showAlert = useAlert();
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const { send, busy, message } = useSending();

  async function move(status: EnquiryStatus) {
    const moved = await send(() => updateEnquiry(enquiry_id, { status }));
    if (!moved) return;
    showAlert({ kind: 'success', text: texts.moved(texts.folder[status]) });
    await revalidate();
  }

  async function remove() {
    // By the browser's own question (decision D23).
    if (!window.confirm(texts.deleteQuestion(name))) return;
    await leaveAfter(() => deleteEnquiry(enquiry_id));
  }

  async function removePerson() {
    let count = 0;
    const counted = await send(async () => {
      count = await countOfPerson(email);
    });
    if (!counted || !window.confirm(texts.deletePersonQuestion(email, count))) return;
    await leaveAfter(() => deletePerson(email));
  }

  async function leaveAfter(work: () => Promise<{ message: string }>) {
    const deleted = await send(async () => {
      showAlert({ kind: 'success', text: (await work()).message });
    });
    if (!deleted) return;
    await navigate(listPath);
    await revalidate();
  }

  function exportData() {
    return send(async () => saveFile(await exportPerson(email), texts.personFile));
  }

  return { move, remove, removePerson, exportData, busy, message };
}
