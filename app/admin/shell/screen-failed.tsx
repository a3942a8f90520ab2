import { useEffect, useState } from 'react';
import { useNavigation } from 'react-router';
import { minute } from '../../../domain/durations.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { failedTexts as texts } from './texts.ts';

/** In the place of a screen that failed; without Mantine, so also where no shell is (R-8-12). */
export function ScreenFailed() {
  return (
    <>
      <h1 className="visuallyHidden">{texts.heading}</h1>
      <FailedNotice text={texts.text} />
    </>
  );
}

function FailedNotice({ text }: { text: string }) {
  return (
    <Notice kind="failure" title={texts.title}>
      <p>{text}</p>
      <Button size="small" onClick={() => location.reload()}>
        {texts.reload}
      </Button>
    </Notice>
  );
}

/** Milliseconds the script of a screen may take (specification §8). */
const loadTimeout = 2 * minute;

/** Says so when the way to the next screen takes too long. */
export function SlowScreen() {
  const { state, location: next } = useNavigation();
  const [lateFor, setLateFor] = useState<string | null>(null);
  const key = next?.key;

  useEffect(() => {
    if (state !== 'loading' || key === undefined) return;
    const timer = setTimeout(() => setLateFor(key), loadTimeout);
    return () => clearTimeout(timer);
  }, [state, key]);

  return key !== undefined && lateFor === key ? <FailedNotice text={texts.late} /> : null;
}
