import { type ReactNode, useState } from 'react';
import { languageName } from '../../../../domain/languages/language-name.ts';
import { siteFacts } from '../../site-facts.ts';
import { EmptyNote } from '../../ui/layout/layout.tsx';
import { Switch } from '../../ui/layout/switch.tsx';
import styles from './edition-texts.module.css';
import { groupsOf } from './form/groups-of.ts';
import { OwnFields } from './form/own-fields.tsx';
import { isToDo, type TextStanding } from './form/standing-of.ts';
import { TextGroup } from './form/text-group.tsx';
import { languageOf, nativeName } from './language-names.ts';
import { editionTexts as texts } from './texts.ts';
import type { EditionEditor } from './use-edition-editor.ts';

interface EditionTextsProps {
  editor: EditionEditor;
  standings: ReadonlyMap<string, TextStanding>;
  errors: Record<string, string>;
}

export function EditionTexts({ editor, standings, errors }: EditionTextsProps) {
  const { edition, place, original } = editor;
  const [shown, setShown] = useState<ReadonlySet<string> | null>(null);
  const toDo = edition.texts.filter(({ path }) => isToDo(standings.get(path) ?? 'ready'));
  // What becomes ready while one works stays where it is.
  const list = shown ? edition.texts.filter(({ path }) => shown.has(path)) : edition.texts;
  const choices = [
    { name: texts.all(edition.texts.length), isChosen: !shown, choose: () => setShown(null) },
    {
      name: texts.toDo(toDo.length),
      isChosen: shown !== null,
      choose: () => setShown(new Set(toDo.map(({ path }) => path))),
    },
  ];
  if (edition.texts.length === 0) return <EmptyNote>{texts.noTexts}</EmptyNote>;
  return (
    <>
      <Heads language={place.language}>
        <Switch label={texts.show} choices={choices} />
      </Heads>
      {list.length === 0 && <EmptyNote>{texts.nothingToDo}</EmptyNote>}
      {groupsOf(place.kind, original, list).map((group) => (
        <TextGroup
          key={group.id}
          group={group}
          language={place.language}
          fieldOf={editor.form.fieldOf}
          draft={editor.draft}
          onChange={editor.setField}
          standings={standings}
          errors={errors}
        />
      ))}
      {!shown && <OwnFields editor={editor} errors={errors} />}
    </>
  );
}

function Heads({ language, children }: { language: string; children: ReactNode }) {
  const { tag, direction } = languageOf(language);
  const { origin } = siteFacts().languages;
  return (
    <div className={styles.heads}>
      <p>
        <b>{texts.original(languageName(origin))}</b>
        {children}
      </p>
      <p dir={direction}>
        <b lang={tag}>{nativeName(tag)}</b>
        <small dir="ltr">{texts.direction(languageName(tag), direction === 'rtl')}</small>
      </p>
    </div>
  );
}
