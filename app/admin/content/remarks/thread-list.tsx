import { Button } from '@mantine/core';
import { Actions, Disclosure } from '../../ui/layout/layout.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import type { Remarks } from './remarks-context.tsx';
import { remarkTexts as texts } from './texts.ts';
import { Thread } from './thread.tsx';
import type { PlacedRemark } from './words/placed.ts';

interface ThreadListProps {
  threads: PlacedRemark[];
  /** Where they are shown: what was done there is undone there. */
  at: string;
  remarks: Remarks;
}

/** Open remarks, resolved ones folded below them, and what was just done with the way back. */
export function ThreadList({ threads, at, remarks }: ThreadListProps) {
  const open = threads.filter(({ remark }) => remark.resolved_at === null);
  const resolved = threads.filter(({ remark }) => remark.resolved_at !== null);
  const rows = (some: PlacedRemark[]) => (
    <Stack component="ul">
      {some.map((one) => (
        <Thread key={one.remark.remark_id} placed={one} at={at} remarks={remarks} />
      ))}
    </Stack>
  );
  return (
    <>
      {open.length > 0 && rows(open)}
      <LastDone at={at} remarks={remarks} />
      {resolved.length > 0 && (
        <Disclosure>
          <summary>{texts.resolvedCount(resolved.length)}</summary>
          {rows(resolved)}
        </Disclosure>
      )}
    </>
  );
}

function LastDone({ at, remarks: { calls } }: Pick<ThreadListProps, 'at' | 'remarks'>) {
  const { last } = calls;
  const isHere = last?.at === at;
  return (
    <Actions>
      <p role="status">{isHere && last.message}</p>
      {isHere && (
        <Button variant="default" size="compact-sm" onClick={() => calls.takeBack(last)}>
          {texts.undo}
        </Button>
      )}
    </Actions>
  );
}
