import { Button } from '@mantine/core';
import { useState } from 'react';
import { Failure } from '../ui/loaded.tsx';
import { useSending } from '../ui/use-sending.ts';

interface Result {
  isAccepted: boolean;
  /** One sentence with what the other side said. */
  told: string;
}

interface TestRowProps {
  label: string;
  hint: string;
  /** Tries it once. */
  test: () => Promise<Result>;
}

/** A button that tries what is set, and the answer of the other side. */
export function TestRow({ label, hint, test }: TestRowProps) {
  const [result, setResult] = useState<Result | null>(null);
  const { send, busy, message } = useSending();

  function run() {
    setResult(null);
    return send(async () => setResult(await test()));
  }

  return (
    <div className="testRow">
      {message && <Failure>{message}</Failure>}
      <div className="adminActions">
        <Button variant="default" loading={busy} onClick={run}>
          {label}
        </Button>
        <small>{hint}</small>
      </div>
      <p role="status" data-failed={(result && !result.isAccepted) || undefined}>
        {result?.told}
      </p>
    </div>
  );
}
