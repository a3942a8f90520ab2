/** What the walks need of a browser, whichever protocol drives it. */
export interface Browser {
  name: string;
  open: (address: string) => Promise<void>;
  /** Runs an expression in the page; what it comes to must be plain JSON. */
  run: <T>(expression: string) => Promise<T>;
  /** Presses the pointer in the middle of what an expression finds. */
  click: (found: string) => Promise<void>;
  type: (text: string) => Promise<void>;
  resize: (width: number, height: number) => Promise<void>;
  close: () => Promise<void>;
}

const waitTimeout = 20_000;
const pause = 100;

/** Waits until the expression is true of the page. */
export async function until(browser: Browser, expression: string): Promise<void> {
  const end = Date.now() + waitTimeout;
  while (!(await browser.run<boolean>(`Boolean(${expression})`))) {
    if (Date.now() > end) {
      const seen = await browser.run<string>(
        'document.body.innerText.slice(0, 200).replace(/\\s+/g, " ")',
      );
      throw new Error(`Waited for ${expression}. The page says: ${seen}`);
    }
    await new Promise((done) => setTimeout(done, pause));
  }
}

/** An expression: the first shown element of a selector, with this name or text. */
export function shown(selector: string, name = ''): string {
  const [where, what] = [selector, name].map((text) => JSON.stringify(text));
  const nameOf = `(one.ariaLabel || one.innerText || one.textContent || '')`;
  return `[...document.querySelectorAll(${where})].find((one) => one.checkVisibility() && ${nameOf}.trim().includes(${what}))`;
}

export async function clickOn(browser: Browser, selector: string, name?: string): Promise<void> {
  await until(browser, shown(selector, name));
  await browser.click(shown(selector, name));
}

/** Expression: the field that a label with this text is for. */
export function fieldOf(label: string): string {
  return `${shown('label', label)}?.control`;
}

export async function fill(browser: Browser, label: string, text: string): Promise<void> {
  await until(browser, fieldOf(label));
  await browser.click(fieldOf(label));
  await browser.type(text);
}

/** The middle of an element, brought into view first; runs in the page. */
export function middleOf(found: string): string {
  return `(() => {
    const element = ${found};
    element.scrollIntoView({ block: 'center', behavior: 'instant' });
    const { x, y, width, height } = element.getBoundingClientRect();
    return { x: Math.round(x + width / 2), y: Math.round(y + height / 2) };
  })()`;
}
