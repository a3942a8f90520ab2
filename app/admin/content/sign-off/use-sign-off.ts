import { useCallback, useEffect, useState } from 'react';
import {
  createSignOffLink,
  extendSignOffLink,
  getSignOff,
  type MadeLink,
  renewSignOffLink,
  revokeSignOffLink,
  type SignOffState,
} from '../../../../domain/api/content/sign-off/editor.ts';
import { deleteEnquiriesOfPersonCall } from '../../../../domain/api/inbox/enquiries.ts';
import { getPersonalData } from '../../../../domain/api/inbox/personal-data.ts';
import type { StoredKind } from '../../../../domain/content/kinds/names.ts';
import type { signOffDays } from '../../../../domain/content/sign-off/sign-off.ts';
import { CallFailed, messageOf, request, requestFile } from '../../api.ts';
import { useAlert } from '../../shell/alert-banner.tsx';
import { saveFile } from '../../ui/save-file.ts';
import { signOffTexts as texts } from './texts.ts';

export interface NewLink {
  name: string;
  email: string;
  days: (typeof signOffDays)[number];
}

/** How an item stands with its clients, and its links; asked again for each `version`, as a save may end an approval. */
export function useSignOff(kind: StoredKind, id: string, version: string | null) {
  const showAlert = useAlert();
  const [state, setState] = useState<SignOffState | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const [made, setMade] = useState<MadeLink | null>(null);
  const [errors, setErrors] = useState<Record<string, string>>({});

  const load = useCallback(async () => {
    try {
      setState(await request(getSignOff, { params: { kind, id } }));
      setFailure(null);
    } catch (error) {
      setFailure(messageOf(error));
    }
  }, [kind, id]);

  useEffect(() => {
    if (version !== null) load();
  }, [load, version]);

  async function change(work: () => Promise<{ message: string }>): Promise<boolean> {
    setErrors({});
    try {
      const { message } = await work();
      showAlert({ kind: 'success', text: message });
      await load();
      return true;
    } catch (error) {
      setErrors(error instanceof CallFailed ? error.errors : {});
      showAlert({ kind: 'failure', text: messageOf(error) });
      return false;
    }
  }

  return {
    state,
    failure,
    load,
    made,
    errors,
    make: (body: NewLink) =>
      change(async () => {
        const link = await request(createSignOffLink, { params: { kind, id }, body });
        setMade(link);
        return link;
      }),
    /** With a new address, since only a hash of the first one is stored. */
    renew: (link: string) =>
      change(async () => {
        const renewed = await request(renewSignOffLink, { params: { id: link } });
        setMade(renewed);
        return renewed;
      }),
    revoke: (link: string) => change(() => request(revokeSignOffLink, { params: { id: link } })),
    extend: (link: string) =>
      change(() => request(extendSignOffLink, { params: { id: link }, body: { days: 7 } })),
    deletePerson: (email: string) =>
      change(() => request(deleteEnquiriesOfPersonCall, { query: { email } })),
    async exportData(email: string) {
      try {
        saveFile(await requestFile(getPersonalData, { query: { email } }), texts.personFile);
      } catch (error) {
        showAlert({ kind: 'failure', text: messageOf(error) });
      }
    },
  };
}

export type SignOffCalls = ReturnType<typeof useSignOff>;
