import { Badge, Button } from '@mantine/core';
import { useRevalidator } from 'react-router';
import type { OwnSession } from '../../../../domain/api/accounts/own-account.ts';
import { signOut } from '../../api.ts';
import { useAlert } from '../../shell/alert-banner.tsx';
import { CardSection } from '../../ui/card-section.tsx';
import { Failure, Loaded, type Outcome } from '../../ui/loaded.tsx';
import { timeInWords } from '../../ui/time-in-words.ts';
import { useSending } from '../../ui/use-sending.ts';
import { accountTexts } from '../texts/account.ts';
import { endOtherSessions, endSession } from './calls.ts';

const texts = accountTexts.sessions;

/** Ending sessions, with the failure of the last attempt. */
function useEnding() {
  const { revalidate } = useRevalidator();
  const showAlert = useAlert();
  const { send, busy, message } = useSending();

  async function end(work: () => Promise<{ message: string }>) {
    await send(async () => {
      showAlert({ kind: 'success', text: (await work()).message });
    });
    // Also after a failure: the session may have ended by itself.
    await revalidate();
  }

  async function endEverything() {
    if (await send(endOtherSessions)) {
      await signOut();
      location.reload();
    }
  }

  return { end, endEverything, busy, message };
}

export function SessionsCard({ sessions }: { sessions: Promise<Outcome<OwnSession[]>> }) {
  const { end, endEverything, busy, message } = useEnding();
  return (
    <CardSection title={texts.heading} note={texts.note}>
      {message && <Failure>{message}</Failure>}
      <Loaded of={sessions} waiting={accountTexts.loading}>
        {(all) => (
          <ul className="adminRows">
            {all.map((session) => (
              <SessionRow
                key={session.id}
                session={session}
                busy={busy}
                onEnd={() => end(() => endSession(session.id))}
              />
            ))}
          </ul>
        )}
      </Loaded>
      <div className="adminActions">
        <Button variant="default" disabled={busy} onClick={() => end(endOtherSessions)}>
          {texts.endOthers}
        </Button>
        <Button variant="default" disabled={busy} onClick={endEverything}>
          {texts.everywhere}
        </Button>
      </div>
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
