import { useEffect, useState } from 'react';
import { useRevalidator } from 'react-router';
import { whileAttended } from '../session/while-attended.ts';

export function usePolling(isWorking: boolean, interval: number): boolean {
  const { revalidate } = useRevalidator();
  const [isResting, setResting] = useState(false);
  useEffect(() => {
    if (!isWorking) return;
    const look = () => {
      setResting(false);
      revalidate();
    };
    return whileAttended(look, interval, () => setResting(true));
  }, [isWorking, interval, revalidate]);
  return isWorking && isResting;
}
