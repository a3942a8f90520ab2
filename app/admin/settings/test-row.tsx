import { Button } from '@mantine/core';
import { useState } from 'react';
import { Actions } from '../ui/layout/layout.tsx';
import { Failure } from '../ui/loaded.tsx';
import { type ApiCalls, useApiCalls } from '../ui/use-api-calls.ts';
import styles from './test-row.module.css';

interface Result {
  isAccepted: boolean;
  /** One sentence with what the other side said. */
  sentence: string;
}

interface TestRowProps {
  label: string;
  hint: string;
  test: (send: ApiCalls['send'], show: (result: Result) => void) => Promise<void>;
}

/** A button that tries what is set, and the answer of the other side. */
export function TestRow({ label, hint, test }: TestRowProps) {
  const [result, setResult] = useState<Result | null>(null);
  const { send, busy, message } = useApiCalls({ reload: false });

  function run() {
    setResult(null);
    return test(send, setResult);
  }

  return (
    <div className={styles.row}>
      {message && <Failure>{message}</Failure>}
      <Actions>
        <Button variant="default" loading={busy} onClick={run}>
          {label}
        </Button>
        <small>{hint}</small>
      </Actions>
      <p role="status" data-failed={(result && !result.isAccepted) || undefined}>
        {result?.sentence}
      </p>
    </div>
  );
}
