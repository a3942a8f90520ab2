const prefix = 'typed-';

/** A browser that keeps nothing loses nothing that stands in the field. */
function inStorage<T>(otherwise: T, work: () => T): T {
  try {
    return work();
  } catch {
    return otherwise;
  }
}

/** This tab's own text first: another tab may have kept its own since. */
export function readKept(key: string): string | null {
  const name = prefix + key;
  return inStorage(null, () => sessionStorage.getItem(name) ?? localStorage.getItem(name));
}

export function keep(key: string, text: string | null): void {
  const name = prefix + key;
  if (text !== null) {
    inStorage(undefined, () => localStorage.setItem(name, text));
    inStorage(undefined, () => sessionStorage.setItem(name, text));
    return;
  }
  inStorage(undefined, () => {
    const own = sessionStorage.getItem(name) ?? localStorage.getItem(name);
    sessionStorage.removeItem(name);
    if (localStorage.getItem(name) === own) localStorage.removeItem(name);
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
