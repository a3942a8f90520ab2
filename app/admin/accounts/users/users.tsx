import { useState } from 'react';
import {
  type Invited,
  inviteUser,
  listInvitations,
  listUsers,
  resendInvitation,
  resetUserCall,
  revokeInvitationCall,
  type UserWithPassword,
  updateUser,
} from '../../../../domain/api/accounts/users.ts';
import { apiAction } from '../../api-action.ts';
import { screenMeta } from '../../screen-meta.ts';
import { useAlert } from '../../shell/alert-banner.tsx';
import { load } from '../../ui/loaded.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { AccountPage } from '../account/account-page.tsx';
import { invitationTexts, usersTexts as texts } from '../texts/users.ts';
import type { Route } from './+types/users';
import { AddUser } from './add-user.tsx';
import { InvitationList } from './invitation-list.tsx';
import { NewSecret, type OneTimeSecret } from './new-secret.tsx';
import { UserList } from './user-list.tsx';

export function clientLoader() {
  return {
    users: load(listUsers),
    invitations: load(listInvitations),
  };
}

export const clientAction = apiAction(
  inviteUser,
  resendInvitation,
  revokeInvitationCall,
  updateUser,
  resetUserCall,
);

export function meta() {
  return screenMeta(texts.title);
}

/** What an answer tells only once; null for an invitation that leaves by mail. */
function secretIn(answer: Invited | UserWithPassword): OneTimeSecret | null {
  if ('user' in answer) {
    const heading = texts.passwordOf(answer.user.email);
    return { heading, secret: answer.password, note: texts.passwordNote };
  }
  const { invitation, link } = answer;
  if (link === undefined) return null;
  return {
    heading: invitationTexts.linkOf(invitation.email),
    secret: link,
    note: invitationTexts.linkNote,
  };
}

export default function Users({ loaderData }: Route.ComponentProps) {
  const [secret, setSecret] = useState<OneTimeSecret | null>(null);
  const showAlert = useAlert();

  function tell(answer: Invited | UserWithPassword) {
    const secret = secretIn(answer);
    setSecret(secret);
    if (!secret) showAlert({ kind: 'success', text: answer.message });
  }

  return (
    <AccountPage>
      <PageTitle title={texts.title} />
      {secret && <NewSecret key={secret.secret} secret={secret} onDone={() => setSecret(null)} />}
      <AddUser onInvited={tell} />
      <InvitationList invitations={loaderData.invitations} onInvited={tell} />
      <UserList users={loaderData.users} onReset={tell} />
    </AccountPage>
  );
}
