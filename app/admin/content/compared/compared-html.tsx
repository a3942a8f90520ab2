import { createElement, type ReactNode } from 'react';
import styles from './compared-html.module.css';
import { aroundChanges, type ComparedLine } from './compared-lines.ts';
import { lineTexts as texts } from './texts.ts';

type Word = ComparedLine['words'][number];

interface ComparedHtmlProps {
  lines: readonly ComparedLine[];
  /** The element of what the other side has not. */
  as: 'del' | 'ins' | 'mark';
}

/** One side of two texts as it is read, with its differences; lines far from any are left out. */
export function ComparedHtml({ lines, as }: ComparedHtmlProps) {
  return (
    <span className={styles.text} dir="auto">
      {aroundChanges(lines).map((line, place) => {
        // Nothing else tells two equal lines apart.
        const key = `${place}`;
        return line ? <LineOfText key={key} line={line} as={as} /> : <span key={key}>…</span>;
      })}
    </span>
  );
}

function LineOfText({ line, as: Changed }: { line: ComparedLine; as: ComparedHtmlProps['as'] }) {
  const [kind = '', depth] = line.kind.split(' ');
  return (
    <span data-kind={kind} data-deep={/^[ou]l/.test(kind) && depth ? true : undefined}>
      {line.isOther && <Changed className={styles.kind}>{texts.kindOf(line.kind)}</Changed>}
      {runsOf(line.words).map(({ words, marked }, place) => {
        const key = `${place}`;
        const inside = words.map((word, at) => wordOf(word, `${at}`, marked));
        return marked ? <Changed key={key}>{inside}</Changed> : <span key={key}>{inside}</span>;
      })}
    </span>
  );
}

interface Run {
  words: Word[];
  marked: boolean;
}

/** Words of one setting are one text, and changed ones beside each other are one change. */
function runsOf(words: readonly Word[]): Run[] {
  const runs: Run[] = [];
  for (const word of words) {
    const run = runs.at(-1);
    const last = run?.words.at(-1);
    if (!run || run.marked !== word.marked) runs.push({ words: [word], marked: word.marked });
    else if (last && isOneText(last, word)) {
      run.words.splice(-1, 1, { ...last, text: last.text + word.text });
    } else run.words.push(word);
  }
  return runs;
}

function isOneText(one: Word, next: Word): boolean {
  const isWord = !one.isPicture && !next.isPicture;
  return isWord && one.marks === next.marks && one.address === next.address;
}

function wordOf({ text, marks, address, isPicture }: Word, key: string, marked: boolean) {
  if (isPicture) {
    return (
      <span key={key} className={styles.picture}>
        {texts.picture(text, address)}
      </span>
    );
  }
  const link = marked && address ? ` (${address}) ` : '';
  const set = marks.split(' ').filter(Boolean);
  const shown = set.reduce<ReactNode>((inside, mark) => createElement(mark, null, inside), text);
  return (
    <span key={key} data-link={address ? true : undefined}>
      {shown}
      {link && <small>{link}</small>}
    </span>
  );
}
