import { Badge, Button } from '@mantine/core';
import {
  type Invitation,
  type Invited,
  resendInvitation,
  revokeInvitationCall,
} from '../../../../domain/api/accounts/users.ts';
import { timeInWords } from '../../site-facts.ts';
import { CardSection } from '../../ui/card-section.tsx';
import { Actions, Rows } from '../../ui/layout/layout.tsx';
import { Failure, type Outcome, Quiet } from '../../ui/loaded.tsx';
import { useApiCalls } from '../../ui/use-api-calls.ts';
import { invitationTexts as texts } from '../texts/users.ts';

interface InvitationListProps {
  invitations: Promise<Outcome<Invitation[]>>;
  onInvited: (answer: Invited) => void;
}

/** Only where somebody has not accepted yet. */
export function InvitationList({ invitations, onInvited }: InvitationListProps) {
  const { send, sendAndSay, busy, message } = useApiCalls();

  const again = ({ link_id: id }: Invitation) =>
    send(resendInvitation, { params: { id } }, onInvited);

  const revoke = ({ link_id: id }: Invitation) =>
    sendAndSay(revokeInvitationCall, { params: { id } });

  return (
    <Quiet of={invitations}>
      {(all) =>
        all.length > 0 && (
          <CardSection title={texts.heading} note={texts.note}>
            {message && <Failure>{message}</Failure>}
            <Rows>
              {all.map((invitation) => (
                <InvitationRow
                  key={invitation.link_id}
                  invitation={invitation}
                  busy={busy}
                  onAgain={() => again(invitation)}
                  onRevoke={() => revoke(invitation)}
                />
              ))}
            </Rows>
          </CardSection>
        )
      }
    </Quiet>
  );
}

function isOver({ expires_at }: Invitation): boolean {
  return expires_at !== null && Date.parse(expires_at) <= Date.now();
}

function stateOf({ status, reason, expires_at }: Invitation): string {
  if (status === 'failed') return texts.failed(reason);
  if (status === 'queued') return reason ? texts.waiting(reason) : texts.queued;
  return expires_at ? texts.until(timeInWords(expires_at)) : texts.queued;
}

interface InvitationRowProps {
  invitation: Invitation;
  busy: boolean;
  onAgain: () => void;
  onRevoke: () => void;
}

function InvitationRow({ invitation, busy, onAgain, onRevoke }: InvitationRowProps) {
  const { email, invited_by, created_at } = invitation;
  const whose = <span className="visuallyHidden">{texts.of(email)}</span>;
  return (
    <li>
      <div>
        <strong>{email}</strong>
        {isOver(invitation) && <Badge color="gray">{texts.over}</Badge>}
        <p>{texts.invited(invited_by, timeInWords(created_at))}</p>
        <p>{stateOf(invitation)}</p>
      </div>
      <Actions>
        <Button variant="subtle" color="water.9" disabled={busy} onClick={onRevoke}>
          {texts.revoke}
          {whose}
        </Button>
        <Button variant="default" disabled={busy} onClick={onAgain}>
          {invitation.status === 'shown' ? texts.newLink : texts.again}
          {whose}
        </Button>
      </Actions>
    </li>
  );
}
