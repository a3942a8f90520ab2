/** Typed text survives a reload in this tab, not longer: the computer may be shared. */

function storage(): Storage | null {
  try {
    return sessionStorage;
  } catch {
    // Blocked by the visitor's settings.
    return null;
  }
}

export function keepDraft(key: string, values: Record<string, string>): void {
  try {
    storage()?.setItem(key, JSON.stringify(values));
  } catch {
    // A full storage costs the draft, never the form.
  }
}

export function readDraft(key: string): Record<string, string> {
  try {
    const values: unknown = JSON.parse(storage()?.getItem(key) ?? '{}');
    if (typeof values !== 'object' || values === null) return {};
    return Object.fromEntries(
      Object.entries(values).filter(([, text]) => typeof text === 'string'),
    );
  } catch {
    return {};
  }
}

export function dropDraft(key: string): void {
  storage()?.removeItem(key);
}
