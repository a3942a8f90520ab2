const prefix = 'typed-';

/** A browser that keeps nothing loses nothing that stands in the field. */
function inStorage<T>(otherwise: T, work: () => T): T {
  try {
    return work();
  } catch {
    return otherwise;
  }
}

export function readKept(key: string): string | null {
  return inStorage(null, () => localStorage.getItem(prefix + key));
}

export function keep(key: string, text: string | null): void {
  inStorage(undefined, () => {
    if (text === null) localStorage.removeItem(prefix + key);
    else localStorage.setItem(prefix + key, text);
  });
}

export function keysAfter(start: string): string[] {
  const whole = prefix + start;
  return inStorage([], () =>
    Object.keys(localStorage)
      .filter((key) => key.startsWith(whole))
      .map((key) => key.slice(whole.length)),
  );
}
