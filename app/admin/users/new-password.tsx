import { Button } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { usersTexts as texts } from '../texts/users.ts';
import { ToldOnce } from '../ui/told-once.tsx';
import type { UserWithPassword } from './calls.ts';

interface NewPasswordProps {
  told: UserWithPassword;
  onDone: () => void;
}

/** The generated password, in sight until somebody says that it is passed on. */
export function NewPassword({ told, onDone }: NewPasswordProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <section>
      <ToldOnce text={told.password} actions={<Button onClick={onDone}>{texts.done}</Button>}>
        <h2 ref={heading} tabIndex={-1} className="adminCardTitle">
          {texts.passwordOf(told.user.email)}
        </h2>
        <code className="accountSecret">{told.password}</code>
        <p>{texts.passwordNote}</p>
      </ToldOnce>
    </section>
  );
}
