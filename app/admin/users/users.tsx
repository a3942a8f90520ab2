import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { usersTexts as texts } from '../texts/users.ts';
import { outcomeOf } from '../ui/loaded.tsx';
import { PageTitle } from '../ui/page-title.tsx';
import type { Route } from './+types/users';
import { AddUser } from './add-user.tsx';
import { findUsers, type UserWithPassword } from './calls.ts';
import { NewPassword } from './new-password.tsx';
import { UserList } from './user-list.tsx';

export function clientLoader() {
  return { users: outcomeOf(findUsers()) };
}

export function meta() {
  return [{ title: texts.title }, { name: 'robots', content: 'noindex' }];
}

export default function Users({ loaderData }: Route.ComponentProps) {
  const [told, setTold] = useState<UserWithPassword | null>(null);
  const { revalidate } = useRevalidator();

  async function tell(answer: UserWithPassword) {
    setTold(answer);
    await revalidate();
  }

  return (
    <div className="accountPage">
      <PageTitle title={texts.title} />
      {told && <NewPassword key={told.password} told={told} onDone={() => setTold(null)} />}
      <AddUser onAdded={tell} />
      <UserList users={loaderData.users} onReset={tell} />
    </div>
  );
}
