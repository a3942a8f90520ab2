import { Button } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { CardTitle } from '../../ui/layout/card-title.tsx';
import { ShownOnce } from '../../ui/shown-once.tsx';
import { Secret } from '../account/secret.tsx';
import { usersTexts as texts } from '../texts/users.ts';

export interface OneTimeSecret {
  heading: string;
  secret: string;
  note: string;
}

/** What the server tells only now, in sight until somebody says that it is passed on. */
export function NewSecret({ secret, onDone }: { secret: OneTimeSecret; onDone: () => void }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <section>
      <ShownOnce text={secret.secret} actions={<Button onClick={onDone}>{texts.done}</Button>}>
        <CardTitle ref={heading} tabIndex={-1}>
          {secret.heading}
        </CardTitle>
        <Secret>{secret.secret}</Secret>
        <p>{secret.note}</p>
      </ShownOnce>
    </section>
  );
}
