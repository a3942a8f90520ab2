import { Button } from '@mantine/core';
import { useHotkeys } from '@mantine/hooks';
import { useRef } from 'react';
import type { Fields } from '../../../../domain/content/merge/merge.ts';
import { holdsHtml } from '../../../../domain/content/text/named-nodes.ts';
import { timeInWords } from '../../site-facts.ts';
import { Actions, Disclosure } from '../../ui/layout/layout.tsx';
import { HtmlAsRead } from '../editions/original/html-as-read.tsx';
import { journalTexts as texts } from '../texts/journal.ts';
import type { FieldNames } from './fields.ts';
import type { JournalEntry } from './store.ts';
import { Strip } from './strip.tsx';
import type { Journal } from './use-journal.ts';

/** At the top of a form: what was typed in it before and not saved, to take back or to drop. */
export function JournalStrip({ journal }: { journal: Journal }) {
  const { offer, differences } = journal;
  return (
    <Strip>
      <div role="status">
        {offer && <p>{texts.offered(timeInWords(new Date(offer.typedAt).toISOString()))}</p>}
        {journal.taken && <p>{texts.taken}</p>}
        {journal.isOpenElsewhere && <p>{texts.openElsewhere}</p>}
        {journal.failed && <p data-kind="failure">{texts.failed}</p>}
      </div>
      {offer && <Differences fields={differences} names={journal.names} />}
      {offer && <Choice journal={journal} offer={offer} />}
    </Strip>
  );
}

function Differences({ fields, names }: { fields: Fields; names: FieldNames }) {
  const typed = Object.entries(fields).map(([name, text]) => ({
    label: names.labelOf(name),
    text: names.readableOf?.(name, text) ?? text,
  }));
  return (
    <Disclosure>
      <summary>{texts.differs(typed.map(({ label }) => label))}</summary>
      <dl>
        {typed.map(({ label, text }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd dir="auto">
              {holdsHtml(text) ? <HtmlAsRead html={text} /> : text || <em>{texts.emptied}</em>}
            </dd>
          </div>
        ))}
      </dl>
    </Disclosure>
  );
}

function Choice({ journal, offer }: { journal: Journal; offer: JournalEntry }) {
  const buttons = useRef<HTMLDivElement>(null);
  const take = () => journal.take(offer);
  const drop = () => journal.drop(offer);

  /** The pressed button goes with the offer; the keyboard goes on in the form. */
  function then(work: () => void) {
    const form = buttons.current?.closest('form');
    const fields = form?.querySelectorAll<HTMLElement>('[data-autofocus], input, select');
    fields?.[0]?.focus({ preventScroll: true });
    work();
  }

  useHotkeys(
    [
      ['alt+R', take, { usePhysicalKeys: true }],
      ['alt+shift+R', drop, { usePhysicalKeys: true }],
    ],
    [],
    true,
  );

  return (
    <Actions ref={buttons}>
      <Button
        variant="default"
        title={texts.takeKey}
        aria-keyshortcuts={texts.takeKey}
        onClick={() => then(take)}
      >
        {texts.take}
      </Button>
      <Button
        variant="subtle"
        color="water.9"
        title={texts.dropKey}
        aria-keyshortcuts={texts.dropKey}
        onClick={() => then(drop)}
      >
        {texts.drop}
      </Button>
    </Actions>
  );
}
