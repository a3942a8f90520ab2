import { useEffect, useState } from 'react';
import { minute } from '../../../domain/durations.ts';

/** The time of this browser in milliseconds, anew every minute. */
export function useMinute(): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), minute);
    return () => clearInterval(timer);
  }, []);
  return now;
}
