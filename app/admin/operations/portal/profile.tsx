import { Button, Card } from '@mantine/core';
import { Suspense, use } from 'react';
import { Link } from 'react-router';
import type { OwnSession } from '../../../../domain/api/accounts/own-account.ts';
import { Logout } from '../../shell/logout.tsx';
import { CardTitle } from '../../ui/layout/card-title.tsx';
import { Actions } from '../../ui/layout/layout.tsx';
import type { Outcome } from '../../ui/loaded.tsx';
import { portalTexts as texts } from '../texts/portal.ts';
import styles from './profile.module.css';
import { pastInWords } from './times.ts';

type SessionsOutcome = Promise<Outcome<OwnSession[]>>;

interface ProfileProps {
  email: string;
  sessions: SessionsOutcome;
  now: number;
}

export function Profile({ email, sessions, now }: ProfileProps) {
  return (
    <Card component="section" className={styles.profile}>
      <CardTitle>Profile</CardTitle>
      <strong>{email}</strong>
      <p>
        <Suspense>
          <Sessions of={sessions} now={now} />
        </Suspense>
      </p>
      <Actions>
        <Button component={Link} to="/admin/account" variant="default">
          {texts.account}
        </Button>
        <Logout variant="default" />
      </Actions>
    </Card>
  );
}

/** Since when, and where else, this account is signed in; the account's own screen says more. */
function Sessions({ of, now }: { of: SessionsOutcome; now: number }) {
  const outcome = use(of);
  if (!('data' in outcome)) return null;
  const own = outcome.data.find(({ current }) => current);
  const [other, ...more] = outcome.data.filter(({ current }) => !current);
  return (
    <>
      {own && texts.signedIn(pastInWords(own.created_at, now))}{' '}
      {other
        ? texts.otherSessions(more.length + 1, other.device || texts.unknownDevice)
        : texts.noOthers}
    </>
  );
}
