/** Kept in the tab only, since the computer may be shared. */

type OpenStorage = () => Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** @throws where the visitor's settings block storage */
const ofThisTab: OpenStorage = () => sessionStorage;

export function keepFormDraft(
  key: string,
  values: Record<string, string>,
  open: OpenStorage = ofThisTab,
): void {
  try {
    open().setItem(key, JSON.stringify(values));
  } catch {
    // A full or blocked storage loses the draft, never the form.
  }
}

export function readDraft(key: string, open: OpenStorage = ofThisTab): Record<string, string> {
  try {
    const values: unknown = JSON.parse(open().getItem(key) ?? '{}');
    if (typeof values !== 'object' || values === null) return {};
    return Object.fromEntries(
      Object.entries(values).filter(([, text]) => typeof text === 'string'),
    );
  } catch {
    return {};
  }
}

export function dropFormDraft(key: string, open: OpenStorage = ofThisTab): void {
  try {
    open().removeItem(key);
  } catch {}
}
