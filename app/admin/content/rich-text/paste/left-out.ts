import { countOf } from '../../../../../domain/count-of.ts';

/** Something of a pasted text that the site does not take. */
export interface LeftOut {
  /** What an editor calls it, such as 'an embedded map'. */
  name: string;
  source: string;
  hasWords: boolean;
}

const sourceLimit = 300;

function embedded(element: Element): string {
  const address = element.getAttribute('src') ?? '';
  if (/^https:\/\/(?:www\.|maps\.)?google\.[a-z.]+\/maps|openstreetmap\.org/.test(address)) {
    return 'an embedded map';
  }
  const [, host] = /^https?:\/\/(?:www\.)?([^/?#]+)/.exec(address) ?? [];
  return host ? `an embedded page of ${host}` : 'an embedded page';
}

const names: Record<string, string | ((element: Element) => string)> = {
  iframe: embedded,
  script: 'a script',
  form: 'a form',
  input: ({ type }: Element & { type?: string }) =>
    type === 'checkbox' ? 'a checkbox' : 'a form field',
  select: 'a form field',
  textarea: 'a form field',
  svg: 'a drawing',
  canvas: 'a drawing',
  math: 'a formula',
  object: 'an embedded object',
  embed: 'an embedded object',
  audio: 'a sound',
  video: 'a film',
};

const wordless = new Set(['script', 'iframe', 'svg']);

/** Collects what is taken out, in the order of the text. */
export function leftOutList() {
  const found: LeftOut[] = [];

  function note(name: string, { outerHTML }: Element, hasWords = false): void {
    found.push({ name, source: outerHTML.slice(0, sourceLimit), hasWords });
  }

  return {
    found,
    /** Names something whose words stay. */
    note,
    noteSheet(sheet: string): void {
      const lines = sheet.split('\n').filter((line) => line.trim() !== '').length;
      const name = `a style sheet (${countOf(lines, 'line')})`;
      found.push({ name, source: sheet.trim().slice(0, sourceLimit), hasWords: false });
    },
    /** Takes the element out of the text and names it. */
    remove(element: Element, name: string): void {
      const { localName, textContent } = element;
      note(name, element, !wordless.has(localName) && (textContent ?? '').trim() !== '');
      element.remove();
    },
  };
}

export type LeftOutList = ReturnType<typeof leftOutList>;

/** Takes out whatever has no place in a text, by its element. */
export function removeForeign(root: ParentNode, list: LeftOutList): void {
  for (const [tag, name] of Object.entries(names)) {
    for (const element of root.querySelectorAll(tag)) {
      // Inside of another one that is gone already.
      if (!root.contains(element)) continue;
      list.remove(element, typeof name === 'string' ? name : name(element));
    }
  }
}
