import { Badge, Button } from '@mantine/core';
import {
  endOtherSessions,
  endOwnSession,
  type OwnSession,
} from '../../../../domain/api/accounts/own-account.ts';
import { signOut } from '../../api.ts';
import { timeInWords } from '../../site-facts.ts';
import { CardSection } from '../../ui/card-section.tsx';
import { Actions, Rows } from '../../ui/layout/layout.tsx';
import { Failure, Loaded, type Outcome } from '../../ui/loaded.tsx';
import { useApiCalls } from '../../ui/use-api-calls.ts';
import { accountTexts } from '../texts/account.ts';

const texts = accountTexts.sessions;

function useEnding() {
  const { sendAndSay, busy, message } = useApiCalls();
  // Whoever has signed out can load nothing again.
  const leaving = useApiCalls({ reload: false });

  return {
    end: (id: string) => sendAndSay(endOwnSession, { params: { id } }),
    endOthers: () => sendAndSay(endOtherSessions, {}),
    endEverything: () =>
      leaving.send(endOtherSessions, {}, async () => {
        await signOut();
        location.reload();
      }),
    busy: busy || leaving.busy,
    message: message ?? leaving.message,
  };
}

export function SessionsCard({ sessions }: { sessions: Promise<Outcome<OwnSession[]>> }) {
  const { end, endOthers, endEverything, busy, message } = useEnding();
  return (
    <CardSection title={texts.heading} note={texts.note}>
      {message && <Failure>{message}</Failure>}
      <Loaded of={sessions} waiting={accountTexts.loading}>
        {(all) => (
          <Rows>
            {all.map((session) => (
              <SessionRow
                key={session.id}
                session={session}
                busy={busy}
                onEnd={() => end(session.id)}
              />
            ))}
          </Rows>
        )}
      </Loaded>
      <Actions>
        <Button variant="default" disabled={busy} onClick={endOthers}>
          {texts.endOthers}
        </Button>
        <Button variant="default" disabled={busy} onClick={endEverything}>
          {texts.everywhere}
        </Button>
      </Actions>
    </CardSection>
  );
}

interface SessionRowProps {
  session: OwnSession;
  busy: boolean;
  onEnd: () => void;
}

function SessionRow({ session, busy, onEnd }: SessionRowProps) {
  const begun = timeInWords(session.created_at);
  return (
    <li>
      <div>
        <strong>{session.device || texts.noDevice}</strong>
        <p>
          {texts.signedIn(begun)}
          {session.network && texts.from(session.network)}
        </p>
        <p>{texts.lastUsed(timeInWords(session.last_used_at))}</p>
      </div>
      {session.current ? (
        <Badge>{texts.thisOne}</Badge>
      ) : (
        <Button variant="subtle" color="water.9" disabled={busy} onClick={onEnd}>
          {texts.end}
          <span className="visuallyHidden">{texts.endOf(begun)}</span>
        </Button>
      )}
    </li>
  );
}
