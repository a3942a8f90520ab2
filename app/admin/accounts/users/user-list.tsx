import { Badge, Button } from '@mantine/core';
import {
  type ListedUser,
  resetUserCall,
  type UserWithPassword,
  updateUser,
} from '../../../../domain/api/accounts/users.ts';
import { readUserInfo } from '../../session/session.ts';
import { timeInWords } from '../../site-facts.ts';
import { CardSection } from '../../ui/card-section.tsx';
import { Actions, BackLink, Rows } from '../../ui/layout/layout.tsx';
import { Failure, Loaded, type Outcome } from '../../ui/loaded.tsx';
import { useApiCalls } from '../../ui/use-api-calls.ts';
import { usersTexts as texts } from '../texts/users.ts';

interface UserListProps {
  users: Promise<Outcome<ListedUser[]>>;
  onReset: (answer: UserWithPassword) => void;
}

/** Disabling, enabling and new passwords, with the failure of the last attempt. */
function useUserCalls(onReset: UserListProps['onReset']) {
  const { send, sendAndSay, busy, message } = useApiCalls();

  function toggle({ user_id: id, disabled }: ListedUser) {
    return sendAndSay(updateUser, { params: { id }, body: { disabled: !disabled } });
  }

  function reset({ user_id: id, email }: ListedUser) {
    if (!window.confirm(texts.resetQuestion(email))) return;
    return send(resetUserCall, { params: { id } }, onReset);
  }

  return { toggle, reset, busy, message };
}

export function UserList({ users, onReset }: UserListProps) {
  const { toggle, reset, busy, message } = useUserCalls(onReset);
  return (
    <CardSection title={texts.listHeading}>
      {message && <Failure>{message}</Failure>}
      <Loaded of={users} waiting={texts.loading}>
        {(all) => (
          <Rows>
            {all.map((user) => (
              <li key={user.user_id}>
                <WhoItIs user={user} />
                {user.email === readUserInfo()?.email ? (
                  <OwnRow />
                ) : (
                  <RowActions user={user} busy={busy} onToggle={toggle} onReset={reset} />
                )}
              </li>
            ))}
          </Rows>
        )}
      </Loaded>
    </CardSection>
  );
}

function WhoItIs({ user }: { user: ListedUser }) {
  return (
    <div>
      <strong>{user.email}</strong>
      {user.disabled && <Badge>{texts.disabled}</Badge>}
      {!user.isAdmin && <Badge>{texts.notAdmin}</Badge>}
      <p>{texts.since(timeInWords(user.created_at))}</p>
    </div>
  );
}

/** Nobody shuts himself out: the own password is changed in the account, and with the current one. */
function OwnRow() {
  return (
    <Actions>
      <Badge>{texts.you}</Badge>
      <BackLink to="/admin/account">{texts.ownAccount}</BackLink>
    </Actions>
  );
}

interface RowActionsProps {
  user: ListedUser;
  busy: boolean;
  onToggle: (user: ListedUser) => void;
  onReset: (user: ListedUser) => void;
}

function RowActions({ user, busy, onToggle, onReset }: RowActionsProps) {
  const whose = <span className="visuallyHidden">{texts.of(user.email)}</span>;
  return (
    <Actions>
      <Button variant="subtle" color="water.9" disabled={busy} onClick={() => onToggle(user)}>
        {user.disabled ? texts.enable : texts.disable}
        {whose}
      </Button>
      <Button variant="default" disabled={busy} onClick={() => onReset(user)}>
        {texts.reset}
        {whose}
      </Button>
    </Actions>
  );
}
