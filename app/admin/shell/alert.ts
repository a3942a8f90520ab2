const key = 'alert';

export interface ScreenAlert {
  kind: 'success' | 'failure';
  text: string;
}

/** Keeps an alert for the screen after a full navigation (decision D24). */
export function leaveAlert(alert: ScreenAlert): void {
  sessionStorage.setItem(key, JSON.stringify(alert));
}

export function takeAlert(): ScreenAlert | null {
  const kept = sessionStorage.getItem(key);
  sessionStorage.removeItem(key);
  // Only leaveAlert writes this key.
  return kept === null ? null : (JSON.parse(kept) as ScreenAlert);
}
