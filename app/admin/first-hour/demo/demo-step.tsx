import { Button } from '@mantine/core';
import { useState } from 'react';
import { type FirstHour, restoreDemo } from '../../../../domain/api/content/first-hour.ts';
import { dayInWords } from '../../site-facts.ts';
import { CardSection } from '../../ui/card-section.tsx';
import { Actions } from '../../ui/layout/layout.tsx';
import { Failure } from '../../ui/loaded.tsx';
import { useApiCalls } from '../../ui/use-api-calls.ts';
import { firstHourTexts as texts } from '../texts.ts';
import { DemoPartRows } from './demo-part-rows.tsx';
import { RemoveDemo } from './remove-demo.tsx';
import { useDemoChoice } from './use-demo-choice.ts';

export function DemoStep({ firstHour }: { firstHour: FirstHour }) {
  const { content, demo, removed } = firstHour;
  const [isOpen, setOpen] = useState(false);
  const choosing = useDemoChoice(firstHour);
  const isLeft = demo.some(({ goes }) => goes.length > 0);
  return (
    <CardSection title={texts.steps.demo.title}>
      {removed && <UndoRemoval removed={removed} />}
      {content === 'blank' && <p>{texts.blank}</p>}
      {content === 'demo' && !isLeft && <p>{texts.nothingLeft}</p>}
      {isLeft && (
        <>
          <DemoPartRows demo={choosing} />
          <p>
            {texts.inventedNote} {texts.draftsNote}
          </p>
          <Actions>
            <Button variant="default" onClick={() => setOpen(true)}>
              {texts.removeDemo}
            </Button>
          </Actions>
          <RemoveDemo demo={choosing} opened={isOpen} onClose={() => setOpen(false)} />
        </>
      )}
    </CardSection>
  );
}

function UndoRemoval({ removed }: { removed: NonNullable<FirstHour['removed']> }) {
  const { sendAndSay, busy, message } = useApiCalls();
  return (
    <>
      {message && <Failure>{message}</Failure>}
      <Actions>
        <p role="status">{texts.removedThings(removed.count, dayInWords(removed.until))}</p>
        <Button variant="default" loading={busy} onClick={() => sendAndSay(restoreDemo, {})}>
          {texts.undo}
        </Button>
      </Actions>
    </>
  );
}
