import {
  findWords,
  markWords,
  searchable,
} from '../../../../../domain/content/remarks/find-words.ts';
import type { MarkedWords } from '../../../../../domain/content/remarks/remark.ts';
import { showField } from '../../doctor/show-field.ts';

export interface Selected {
  control: string;
  words: MarkedWords;
}

const spotOf = '[data-remark-spot]';
const ownParts = '[data-remarks]';

function isTextControl(element: Element | null): element is HTMLInputElement | HTMLTextAreaElement {
  return element instanceof HTMLTextAreaElement || element instanceof HTMLInputElement;
}

/** A typed text; the HTML of a rich text is not what readers see. */
function selectedInControl(active: HTMLInputElement | HTMLTextAreaElement): MarkedWords | null {
  if (active.closest('[data-rich-text]')) return null;
  const { selectionStart, selectionEnd, value } = active;
  if (selectionStart === null || selectionEnd === null) return null;
  return markWords(value, selectionStart, selectionEnd);
}

function selectedInSurface(surface: Element): MarkedWords | null {
  const selection = getSelection();
  if (!selection || selection.rangeCount === 0 || selection.isCollapsed) return null;
  const range = selection.getRangeAt(0);
  if (!surface.contains(range.commonAncestorContainer)) return null;
  const before = document.createRange();
  before.selectNodeContents(surface);
  before.setEnd(range.startContainer, range.startOffset);
  const start = before.toString().length;
  return markWords(surface.textContent, start, start + range.toString().length);
}

/** Undefined while the focus is on a button or in a remark: what was marked before stays so. */
export function selectedIn(root: HTMLElement): Selected | null | undefined {
  const active = document.activeElement;
  if (!active || !root.contains(active)) return null;
  if (active.closest(ownParts)) return undefined;
  const control = active.closest<HTMLElement>(spotOf)?.dataset.remarkSpot;
  if (control === undefined) return null;
  const surface = active.closest('[contenteditable="true"]');
  if (!surface && !isTextControl(active)) return undefined;
  const words = isTextControl(active) ? selectedInControl(active) : selectedInSurface(active);
  return words && { control, words };
}

export function focusedSpot(root: HTMLElement): string | null {
  const active = document.activeElement;
  if (!active || !root.contains(active) || active.closest(ownParts)) return null;
  return active.closest<HTMLElement>(spotOf)?.dataset.remarkSpot ?? null;
}

function rangeOf(surface: Element, start: number, end: number): Range | null {
  const range = document.createRange();
  const walker = document.createTreeWalker(surface, NodeFilter.SHOW_TEXT);
  let passed = 0;
  let isBegun = false;
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const length = node.nodeValue?.length ?? 0;
    if (!isBegun && start < passed + length) {
      range.setStart(node, start - passed);
      isBegun = true;
    }
    if (isBegun && end <= passed + length) {
      range.setEnd(node, end - passed);
      return range;
    }
    passed += length;
  }
  return null;
}

function surfaceIn(root: HTMLElement, control: string): Element | null {
  const spot = root.querySelector(`[data-remark-spot="${CSS.escape(control)}"]`);
  return spot?.querySelector('[contenteditable="true"]') ?? null;
}

export function rangeIn(root: HTMLElement, control: string, words: MarkedWords): Range | null {
  const surface = surfaceIn(root, control);
  if (!surface) return null;
  const found = findWords(searchable(surface.textContent), words);
  return found.state === 'gone' ? null : rangeOf(surface, found.start, found.end);
}

/** @returns whether they are there */
function selectWords(root: HTMLElement, control: string, words: MarkedWords): boolean {
  const range = rangeIn(root, control, words);
  if (range) {
    getSelection()?.removeAllRanges();
    getSelection()?.addRange(range);
    range.startContainer.parentElement?.scrollIntoView({ block: 'center' });
    return true;
  }
  const field = root.querySelector(`[name="${CSS.escape(control)}"]`);
  if (!isTextControl(field) || field.type === 'hidden') return false;
  const found = findWords(searchable(field.value), words);
  if (found.state === 'gone') return false;
  field.setSelectionRange(found.start, found.end);
  return true;
}

/** Milliseconds between looks for an editor that is still loading, and how often is looked. */
const pollInterval = 100;
const maxLooks = 50;

function whenLoaded(root: HTMLElement, control: string, work: () => void, looks = 0): void {
  const spot = root.querySelector(`[data-remark-spot="${CSS.escape(control)}"]`);
  const isLoading =
    spot?.querySelector('[data-rich-text]') &&
    !spot.querySelector('[data-rich-text] :is([contenteditable="true"], textarea)');
  if (!isLoading || looks === maxLooks) work();
  else setTimeout(() => whenLoaded(root, control, work, looks + 1), pollInterval);
}

/**
 * Writes other words in the place of marked ones as if somebody had typed them, so that the field and its
 * own undo know of it. @returns the words as a remark would mark them now; null where they are gone
 */
export function replaceWords(
  root: HTMLElement,
  control: string,
  words: MarkedWords,
  text: string,
): Promise<MarkedWords | null> {
  return new Promise((resolve) => {
    whenLoaded(root, control, () => {
      showField(root.closest('form'), control);
      requestAnimationFrame(() =>
        setTimeout(() => {
          const isMarked = selectWords(root, control, words);
          const isTyped = isMarked && document.execCommand('insertText', false, text);
          resolve(isTyped ? { ...words, quote: text } : null);
        }),
      );
    });
  });
}

/** Brings a field into sight and into focus, with its words selected where there are any. */
export function showWords(root: HTMLElement, control: string, words: MarkedWords | null): void {
  whenLoaded(root, control, () => {
    showField(root.closest('form'), control);
    // showField focuses in the next frame, after a folded pair has opened.
    if (words) requestAnimationFrame(() => setTimeout(() => selectWords(root, control, words)));
  });
}

/** Brings a remark into sight that stands at no field. */
export function showRemark(root: HTMLElement, id: number): void {
  const shown = root.querySelector<HTMLElement>(`[data-remark="${id}"]`);
  shown?.closest('details')?.setAttribute('open', '');
  shown?.scrollIntoView({ block: 'center' });
  shown?.focus({ preventScroll: true });
}
