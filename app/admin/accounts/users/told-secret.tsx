import { Button } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { CardTitle } from '../../ui/layout/card-title.tsx';
import { ToldOnce } from '../../ui/told-once.tsx';
import { Secret } from '../account/secret.tsx';
import { usersTexts as texts } from '../texts/users.ts';

export interface Told {
  heading: string;
  /** A generated password, or a link into an account. */
  secret: string;
  note: string;
}

/** What the server tells only now, in sight until somebody says that it is passed on. */
export function ToldSecret({ told, onDone }: { told: Told; onDone: () => void }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <section>
      <ToldOnce text={told.secret} actions={<Button onClick={onDone}>{texts.done}</Button>}>
        <CardTitle ref={heading} tabIndex={-1}>
          {told.heading}
        </CardTitle>
        <Secret>{told.secret}</Secret>
        <p>{told.note}</p>
      </ToldOnce>
    </section>
  );
}
