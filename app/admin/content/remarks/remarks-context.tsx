import { createContext, type ReactNode, use, useDeferredValue, useMemo, useRef } from 'react';
import { fieldsIn } from '../../../../domain/content/fields/named-fields.ts';
import type { AnyKind } from '../../../../domain/content/kinds/kinds.ts';
import type { MarkedWords } from '../../../../domain/content/remarks/remark.ts';
import type { Editor } from '../editor/use-editor.ts';
import styles from './remarks-context.module.css';
import { remarkTexts as texts } from './texts.ts';
import { useAskedRemark } from './use-asked-remark.ts';
import { type RemarkCalls, useRemarks } from './use-remarks.ts';
import { replaceWords, type Selected, showRemark, showWords } from './words/field-dom.ts';
import { type PlacedRemark, placeRemarks } from './words/placed.ts';
import { type Spot, spotsOf } from './words/spots.ts';
import { useHighlights } from './words/use-highlights.ts';
import { useSelected } from './words/use-selected.ts';
import { useOpened } from './writing/use-opened.ts';

export interface Remarks extends ReturnType<typeof useOpened> {
  calls: RemarkCalls;
  /** False for an item that is not stored yet. */
  isStored: boolean;
  spots: Spot[];
  labels: ReadonlyMap<string, string>;
  placed: PlacedRemark[];
  selected: Selected | null;
  open: (spot: Spot, words: MarkedWords | null) => void;
  goTo: (placed: PlacedRemark) => void;
  /** Writes the words that a remark proposes into its field. */
  putIn: (placed: PlacedRemark) => void;
}

const RemarksContext = createContext<Remarks | null>(null);

/** Null outside a form with remarks. */
export function useRemarksOfForm(): Remarks | null {
  return use(RemarksContext);
}

/** Around the form of an item: what colleagues say about it. */
export function RemarksOfForm({ editor, children }: { editor: Editor; children: ReactNode }) {
  const { kind, names } = editor;
  const draft = useDeferredValue(editor.draft);
  const spots = useMemo(() => spotsOf(kind, names, draft), [kind, names, draft]);
  const id = editor.id === null ? null : String(editor.id);
  return (
    <RemarksAround kind={kind} id={id} language="" spots={spots}>
      {children}
    </RemarksAround>
  );
}

interface RemarksAroundProps {
  kind: AnyKind;
  /** Of the item, also where an edition of it is edited; null for one that is not stored yet. */
  id: string | null;
  /** Empty for that of origin. */
  language: string;
  spots: Spot[];
  children: ReactNode;
}

/** Around a form: what colleagues say about an item in a language. */
export function RemarksAround({ kind, id, language, spots, children }: RemarksAroundProps) {
  const root = useRef<HTMLDivElement>(null);
  const calls = useRemarks(kind.name, id, language);
  const placed = useMemo(() => placeRemarks(calls.remarks, spots), [calls.remarks, spots]);
  const opening = useOpened([kind.name, id, language].filter(Boolean).join('-'), id !== null);
  const labels = useMemo(
    () => new Map(fieldsIn(kind).map(([name, of]) => [name, of.label])),
    [kind],
  );
  useHighlights(root, placed);

  const [selected, forget] = useSelected(root, (control, words) => {
    const spot = spots.find((one) => one.control === control);
    if (spot) open(spot, words?.words ?? null);
  });

  function open(spot: Spot, words: MarkedWords | null) {
    opening.show(spot.path);
    opening.ask(spot.path);
    if (words) opening.mark(spot.path, words);
    forget();
  }

  function goTo({ spot, remark }: PlacedRemark) {
    if (!root.current) return;
    if (!spot) return showRemark(root.current, remark.remark_id);
    opening.show(spot.path);
    opening.ask(null);
    showWords(root.current, spot.control, remark.words);
  }

  async function putIn({ spot, remark: { words }, words: found }: PlacedRemark) {
    const form = root.current;
    if (!form || !spot || !words?.instead || !found || found.state === 'gone') return;
    const at = spot.control;
    const before = spot.text.slice(found.start, found.end);
    const put = await replaceWords(form, at, words, words.instead);
    if (!put) return;
    calls.note({
      at,
      message: texts.wordsPut,
      async undo() {
        const isBack = await replaceWords(form, at, put, before);
        return { message: isBack ? texts.wordsBack : texts.wordsGone };
      },
    });
  }

  useAskedRemark(placed, goTo);

  const value: Remarks = {
    calls,
    spots,
    labels,
    placed,
    selected,
    isStored: id !== null,
    ...opening,
    open,
    goTo,
    putIn,
  };

  return (
    <RemarksContext value={value}>
      <div ref={root} className={styles.root}>
        {children}
      </div>
    </RemarksContext>
  );
}
