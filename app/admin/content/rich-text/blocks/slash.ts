import { type Editor, Extension } from '@tiptap/core';
import { Plugin, type Selection, TextSelection } from '@tiptap/pm/state';

/** A stroke at the start of a line and the words behind it. */
export interface Slash {
  from: number;
  to: number;
  words: string;
}

const pattern = /^\/([\p{L}\p{N} ]{0,20})$/u;

export function slashIn({ state }: Editor): Slash | null {
  const { $from, empty } = state.selection;
  if (!empty || $from.parent.type.name !== 'paragraph') return null;
  const before = $from.parent.textBetween(0, $from.parentOffset, undefined, '\ufffc');
  const [, words] = pattern.exec(before) ?? [];
  if (words === undefined || $from.parentOffset !== $from.parent.content.size) return null;
  return { from: $from.start(), to: $from.pos, words };
}

/** Writes the stroke on a line of its own, as if it had been typed. */
export function beginSlash(editor: Editor): void {
  const { $from } = editor.state.selection;
  const isFree = $from.parent.type.name === 'paragraph' && $from.parent.content.size === 0;
  const chain = editor.chain().focus();
  if (isFree) chain.insertContent({ type: 'text', text: '/' }).run();
  else {
    const end = $from.depth > 0 ? $from.after(1) : editor.state.doc.content.size;
    const line = { type: 'paragraph', content: [{ type: 'text', text: '/' }] };
    chain
      .insertContentAt(end, line)
      .setTextSelection(end + 2)
      .scrollIntoView()
      .run();
  }
}

function isShortcut({ ctrlKey, metaKey }: KeyboardEvent): boolean {
  return ctrlKey || metaKey;
}

/** Keys of the browser's or the form's own: to save, to publish. */
function isOfForm(event: KeyboardEvent): boolean {
  return isShortcut(event) && (event.key === 'Enter' || event.key.toLowerCase() === 's');
}

function isThingChosen(selection: Selection): boolean {
  return !(selection instanceof TextSelection);
}

export interface TextKeys {
  /** Whether the menu has used the key. */
  menu: (event: KeyboardEvent) => boolean;
  /** Whether the focus went from the selected picture to what can be done to it. */
  enterPicture: () => boolean;
  askLink: () => void;
}

/** Keys that mean something besides the text; `keys` is asked at each of them. */
export function textKeys(keys: { current: TextKeys }) {
  return Extension.create({
    name: 'textKeys',
    addKeyboardShortcuts: () => ({
      'Mod-k': () => {
        keys.current.askLink();
        return true;
      },
    }),
    addProseMirrorPlugins: () => [
      new Plugin({
        props: {
          handleDOMEvents: {
            keydown(view, event) {
              const { key, isComposing } = event;
              // A busy page runs a shortcut, and replaces a chosen picture by a letter, before the editor
              // heard what the key before it selected.
              if (isShortcut(event) || isThingChosen(view.state.selection))
                view.dom.ownerDocument.dispatchEvent(new Event('selectionchange'));
              const isEntering = key === 'Enter' && !isComposing && !isOfForm(event);
              const isUsed =
                keys.current.menu(event) || (isEntering && keys.current.enterPicture());
              if (!isUsed) return isOfForm(event);
              event.preventDefault();
              // An Escape would close the form around.
              event.stopPropagation();
              return true;
            },
          },
        },
      }),
    ],
  });
}
