import { useState } from 'react';
import { useNavigate } from 'react-router';
import {
  deleteEnquiriesOfPersonCall,
  deleteEnquiryCall,
  type OpenEnquiry,
  updateEnquiryCall,
} from '../../../../domain/api/inbox/enquiries.ts';
import { getPersonalData } from '../../../../domain/api/inbox/personal-data.ts';
import type { EnquiryStatus } from '../../../../domain/inbox/inbox.ts';
import { useAlert } from '../../shell/alert-banner.tsx';
import { useApiCalls } from '../../ui/use-api-calls.ts';
import { enquiryTexts as texts } from '../texts/enquiries.ts';

export function useEnquiryCalls(enquiry: OpenEnquiry, listPath: string) {
  const { enquiry_id, name, email } = enquiry;
  const showAlert = useAlert();
  const navigate = useNavigate();
  const { send, sendAndSay, download, busy, message } = useApiCalls();
  const [tried, setTried] = useState(enquiry);
  const params = { id: enquiry_id };
  const query = { email };

  function move(status: EnquiryStatus) {
    setTried(enquiry);
    return send(updateEnquiryCall, { params, body: { status } }, () =>
      showAlert({ kind: 'success', text: texts.moved(texts.folder[status]) }),
    );
  }

  /** The list comes first: what loads again after a success would ask for an enquiry that has gone. */
  const leave = () => navigate(listPath);

  function remove() {
    // By the browser's own question (decision D23).
    if (!window.confirm(texts.deleteQuestion(name))) return;
    setTried(enquiry);
    return sendAndSay(deleteEnquiryCall, { params }, leave);
  }

  async function removePerson() {
    setTried(enquiry);
    let question = '';
    await send(getPersonalData, { query }, ({ enquiries, links, answers }) => {
      const isSigner = links.length + answers.length > 0;
      question = texts.deletePersonQuestion(email, enquiries.length, isSigner);
    });
    if (question === '' || !window.confirm(question)) return;
    await sendAndSay(deleteEnquiriesOfPersonCall, { query }, leave);
  }

  function exportData() {
    setTried(enquiry);
    return download(getPersonalData, { query }, texts.personFile);
  }

  // Any success of the screen loads the enquiry again.
  const failure = tried === enquiry ? message : null;
  return { move, remove, removePerson, exportData, busy, failure };
}
