import { useEffect } from 'react';
import { useRevalidator } from 'react-router';
import { whileAttended } from '../session/while-attended.ts';

export function usePolling(isWorking: boolean, interval: number): void {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    if (!isWorking) return;
    return whileAttended(revalidate, interval);
  }, [isWorking, interval, revalidate]);
}
