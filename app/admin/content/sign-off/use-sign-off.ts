import { useState } from 'react';
import {
  createSignOffLink,
  extendSignOffLink,
  getSignOff,
  type MadeLink,
  renewSignOffLink,
  revokeSignOffLink,
} from '../../../../domain/api/content/sign-off/editor.ts';
import { deleteEnquiriesOfPersonCall } from '../../../../domain/api/inbox/enquiries.ts';
import { getPersonalData } from '../../../../domain/api/inbox/personal-data.ts';
import type { StoredKind } from '../../../../domain/content/kinds/names.ts';
import type { signOffDays } from '../../../../domain/content/sign-off/sign-off.ts';
import { messageOf, request, requestFile } from '../../api.ts';
import { useAlert } from '../../shell/alert-banner.tsx';
import { saveFile } from '../../ui/save-file.ts';
import { useAskedAgain } from '../remarks/use-asked-again.ts';
import { signOffTexts as texts } from './texts.ts';

export interface NewLink {
  name: string;
  email: string;
  days: (typeof signOffDays)[number];
}

/** How an item stands with its clients, and its links; asked again for each `version`, as a save may end an approval. */
export function useSignOff(kind: StoredKind, id: string, version: string | null) {
  const showAlert = useAlert();
  const [made, setMade] = useState<MadeLink | null>(null);
  const { held, failure, errors, load, change } = useAskedAgain(
    version && [kind, id, version].join(' '),
    () => request(getSignOff, { params: { kind, id } }),
  );

  return {
    state: held,
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
