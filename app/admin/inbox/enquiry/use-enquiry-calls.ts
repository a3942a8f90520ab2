import { useNavigate, useRevalidator } from 'react-router';
import {
  deleteEnquiriesOfPersonCall,
  deleteEnquiryCall,
  listEnquiriesOfPerson,
  type OpenEnquiry,
  updateEnquiryCall,
} from '../../../../domain/api/inbox/enquiries.ts';
import type { EnquiryStatus } from '../../../../domain/inbox/inbox.ts';
import { request, requestFile } from '../../api.ts';
import { useAlert } from '../../shell/alert-banner.tsx';
import { useSending } from '../../ui/use-sending.ts';
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
    const moved = await send(() =>
      request(updateEnquiryCall, { params: { id: enquiry_id }, body: { status } }),
    );
    if (!moved) return;
    showAlert({ kind: 'success', text: texts.moved(texts.folder[status]) });
    await revalidate();
  }

  async function remove() {
    // By the browser's own question (decision D23).
    if (!window.confirm(texts.deleteQuestion(name))) return;
    await leaveAfter(() => request(deleteEnquiryCall, { params: { id: enquiry_id } }));
  }

  async function removePerson() {
    let count = 0;
    const counted = await send(async () => {
      count = (await request(listEnquiriesOfPerson, { query: { email } })).length;
    });
    if (!counted || !window.confirm(texts.deletePersonQuestion(email, count))) return;
    await leaveAfter(() => request(deleteEnquiriesOfPersonCall, { query: { email } }));
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
    return send(async () => {
      const file = await requestFile(listEnquiriesOfPerson, { query: { email } });
      saveFile(file, texts.personFile);
    });
  }

  return { move, remove, removePerson, exportData, busy, message };
}
