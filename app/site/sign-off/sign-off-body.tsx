import { useMemo, useRef, useState } from 'react';
import type { ShownToClient } from '../../../domain/api/content/sign-off/client.ts';
import type { Verdict } from '../../../domain/content/sign-off/sign-off.ts';
import type { MarkedOnPage } from './page/page-text.ts';
import { Stage } from './page/stage.tsx';
import { usePage } from './page/use-page.ts';
import { Changed } from './panel/changed.tsx';
import { Part } from './panel/parts.tsx';
import { RemarkForm, type TypedRemark } from './panel/remark-form.tsx';
import { RemarkList } from './panel/remark-list.tsx';
import { SectionRows } from './panel/section-rows.tsx';
import { VerdictForm } from './panel/verdict-form.tsx';
import styles from './sign-off-body.module.css';
import type { SignOffOfClient } from './use-client-sign-off.ts';
import { useTyped } from './use-typed.ts';
import { useWords } from './words.ts';

interface BodyProps {
  signOff: SignOffOfClient;
  shown: ShownToClient;
}

/** The words that a remark is about, until it is sent; a section that is gone takes them along. */
function useMarked(linkName: string, { sections }: ShownToClient) {
  const [kept, keep, forget] = useTyped(`sign-off-about-${linkName}`);
  const about = useMemo(() => {
    const found: MarkedOnPage | null = kept === '' ? null : JSON.parse(kept);
    return sections.some(({ id }) => id === found?.section) ? found : null;
  }, [kept, sections]);
  return {
    about,
    mark: (words: MarkedOnPage) => keep(JSON.stringify(words)),
    forget: () => forget(kept),
  };
}

/** The page, and beside or below it what can be said of it. */
export function SignOffBody({ signOff, shown }: BodyProps) {
  const { sections, remarks } = shown;
  const { words, fill, and, number } = useWords();
  const page = usePage(shown);
  const panel = useRef<HTMLElement>(null);
  const nameField = useRef<HTMLInputElement>(null);
  const typed = useRef<TypedRemark>(null);
  const [name, setName] = useTyped('sign-off-name');
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const marked = useMarked(signOff.linkName, shown);
  const chosen = new Set(sections.map(({ id }) => id).filter((id) => !left.has(id)));

  const unseen = sections.filter(({ id }) => chosen.has(id) && !page.seen.has(id));

  function askName() {
    signOff.say(words.nameMissing);
    nameField.current?.focus();
  }

  async function answer(verdict: Verdict) {
    signOff.clear();
    if (name.trim() === '') return askName();
    if (chosen.size === 0) return signOff.say(words.noSections);
    if (verdict !== 'changes' && unseen.length > 0) {
      page.look(unseen[0]?.id ?? '');
      return signOff.say(fill(words.unseen, { labels: and(unseen.map(({ label }) => label)) }));
    }
    const { current: remark } = typed;
    const isUnexplained = verdict !== 'approve' && remarks.length === 0;
    // What somebody typed goes along; a remark that is missing is named at its field.
    if (remark && (remark.isThere || isUnexplained) && !(await remark.send())) return;
    signOff.answer(name, verdict, chosen);
  }

  function mark(words: MarkedOnPage) {
    marked.mark(words);
    typed.current?.focus();
  }

  function toggle(id: string) {
    const next = new Set(left);
    if (!next.delete(id)) next.add(id);
    setLeft(next);
  }

  return (
    <main id="main" className={styles.body}>
      <Stage shown={shown} page={page} onMark={mark} onSkip={() => panel.current?.focus()} />
      <section ref={panel} className={styles.panel} aria-label={words.panel} tabIndex={-1}>
        <Changed shown={shown} page={page} />
        <SectionRows shown={shown} page={page} chosen={chosen} onToggle={toggle} />
        <Part title={words.remarks} note={remarks.length > 0 && number(remarks.length)}>
          <RemarkList remarks={remarks} onLook={page.lookAtRemark} />
          <RemarkForm
            typed={typed}
            linkName={signOff.linkName}
            sections={sections}
            about={marked.about}
            onForget={marked.forget}
            busy={signOff.busy}
            onSend={async (remark) => {
              if (name.trim() === '') {
                askName();
                return false;
              }
              const isSent = await signOff.remark(name, remark);
              if (isSent) marked.forget();
              return isSent;
            }}
          />
        </Part>
        <VerdictForm
          signOff={signOff}
          shown={shown}
          name={name}
          nameField={nameField}
          onName={setName}
          isReady={unseen.length === 0 && chosen.size > 0}
          onAnswer={answer}
        />
      </section>
    </main>
  );
}
