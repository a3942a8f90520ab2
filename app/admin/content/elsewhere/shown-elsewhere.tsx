import { useMediaQuery } from '@mantine/hooks';
import type { ReactNode } from 'react';
import { shownLengths } from '../../../../domain/content/doctor.ts';
import { addressField, type Kind } from '../../../../domain/content/kind.ts';
import { publicStatus } from '../../../../domain/content/publishing.ts';
import { Sign } from '../../../ui/sign.tsx';
import { useLogo } from '../../ui/site-brand.ts';
import { textOfField } from '../editor/draft.ts';
import type { Editor } from '../editor/use-editor.ts';
import { cutText } from './cut-text.ts';
import styles from './shown-elsewhere.module.css';
import { elsewhereTexts as texts } from './texts.ts';

interface ShownElsewhereProps {
  editor: Editor;
  /** From where on it stands beside the form; below, it is folded under it. */
  beside: '75em' | '100em';
}

/** The search result and the social card as they will look, after each pause in typing. */
export function ShownElsewhere({ editor, beside }: ShownElsewhereProps) {
  const isBeside = useMediaQuery(`(min-width: ${beside})`, true, {
    getInitialValueInEffect: false,
  });
  const shown = <Shown editor={editor} />;
  return (
    <aside className={styles.side} data-side={beside} aria-label={texts.title}>
      {isBeside ? (
        <>
          <h3>{texts.title}</h3>
          {shown}
        </>
      ) : (
        <details>
          <summary>{texts.title}</summary>
          {shown}
        </details>
      )}
    </aside>
  );
}

/** Until the page was looked at, what is typed. */
function wordsOf({ kind, draft, doctor }: Editor) {
  const { title, titleElse, description } = kind.page;
  const typed = textOfField(draft, title) || textOfField(draft, titleElse);
  const { shown, path = kind.address.base } = doctor.checkup ?? {};
  return {
    title: shown?.title || typed,
    description: shown?.description ?? textOfField(draft, description),
    picture: shown?.picture ?? '',
    path,
  };
}

function Shown({ editor }: { editor: Editor }) {
  const { title, description, picture, path } = wordsOf(editor);
  const { host } = window.location;
  const steps = decodeURI(path).split('/').filter(Boolean);
  return (
    <>
      <Part title={texts.search} note={texts.about}>
        <div dir="auto">
          <div className={styles.source}>
            <Sign logo={useLogo()} />
            <p>
              {host}
              <small>{[host, ...steps].join(' › ')}</small>
            </p>
          </div>
          <p className={styles.link}>{cutText(title, shownLengths.title.max)}</p>
          <p>{cutText(description, shownLengths.description.max) || texts.noDescription}</p>
        </div>
        <p className={styles.note}>{lengthsOf(editor, description)}</p>
      </Part>
      <Part title={texts.card} note={texts.size}>
        <Card editor={editor} picture={picture} />
        <p className={styles.caption} dir="auto">
          <small>{host}</small>
          {title}
        </p>
      </Part>
    </>
  );
}

interface PartProps {
  title: string;
  note: string;
  children: ReactNode;
}

function Part({ title, note, children }: PartProps) {
  return (
    <section className={styles.part}>
      <h4>
        {title} <small>{note}</small>
      </h4>
      {children}
    </section>
  );
}

/** Of a field whose HTML becomes the description, what is left of it. */
function lengthsOf({ kind, draft, names }: Editor, description: string): string {
  const fields: Kind['fields'] = kind.fields;
  const of = (name: string, text: string, max: number) => {
    const label = names.labelOf(name).replace('*', '');
    return texts.length(label, Array.from(text).length, fields[name]?.advised ?? max);
  };
  const { page } = kind;
  const described = fields[page.description]?.mapHtml
    ? description
    : textOfField(draft, page.description);
  return [
    of(page.title, textOfField(draft, page.title), shownLengths.title.max),
    of(page.description, described, shownLengths.description.max),
  ].join(', ');
}

interface CardProps {
  editor: Editor;
  picture: string;
}

/** The stored picture while its words and its address are those that visitors have, else the words in its place. */
function Card({ editor: { kind, draft, first, editing }, picture }: CardProps) {
  const { heading } = kind.page;
  const words = textOfField(draft, heading) || kind.untitled;
  const logo = useLogo();
  const isPublic = editing.publishing.standing?.status === publicStatus;
  const isAsStored = [heading, addressField(kind)].every(
    (name) => name === undefined || textOfField(draft, name) === textOfField(first, name),
  );
  if (picture !== '' && isPublic && isAsStored) {
    return <img className={styles.picture} src={picture} alt="" width={1200} height={630} />;
  }
  return (
    <>
      <div className={styles.drawn} data-ground="night" dir="auto">
        <p>{cutText(words, 90)}</p>
        <p>
          <Sign logo={logo} /> {window.location.host}
        </p>
      </div>
      <p className={styles.note}>{texts.later}</p>
    </>
  );
}
