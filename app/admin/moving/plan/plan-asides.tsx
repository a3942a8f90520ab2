import { Button } from '@mantine/core';
import type { ImportNames } from '../../../../domain/api/moving/import-choices.ts';
import type { OpenImport } from '../../../../domain/api/moving/imports.ts';
import type { ImportChoices } from '../../../../domain/moving/import.ts';
import { CardSection } from '../../ui/card-section.tsx';
import { FactList } from '../../ui/layout/fact-list.tsx';
import { Rows } from '../../ui/layout/layout.tsx';
import { planTexts as texts } from './plan-texts.ts';
import { plannedItems } from './planned-items.ts';

interface NotUnderstoodProps {
  notes: ImportNames['notes'];
  onLook: () => void;
}

/** What, at how many items, and what becomes of it (R-I-02). */
export function NotUnderstood({ notes, onLook }: NotUnderstoodProps) {
  return (
    <CardSection title={texts.notUnderstood} note={notes.length}>
      <Rows>
        {notes.map(({ what, became, count }) => (
          <li key={what + became}>
            <div>
              <bdi>{what}</bdi>
              <p>
                {texts.inItems(count)}: <bdi>{became}</bdi>
              </p>
            </div>
          </li>
        ))}
      </Rows>
      <Button variant="default" onClick={onLook}>
        {texts.look}
      </Button>
    </CardSection>
  );
}

/** Seconds of an item, and of a picture that is fetched from the old site, two at a time. */
const takes = { item: 0.02, picture: 0.5 };

interface BeforeStartProps {
  of: OpenImport;
  pictures: number;
}

/** What a start does, and that it can be undone. */
export function BeforeStart({ of, pictures }: BeforeStartProps) {
  const { status } = of.choices;
  const { published, time, pictures: picturesName, takeBack } = texts.beforeStart;
  const items = plannedItems(of);
  const seconds = items * takes.item + pictures * takes.picture;
  return (
    <CardSection title={texts.beforeHeading}>
      <FactList
        facts={[
          [published, publishedBy(status, items)],
          [picturesName, pictures.toLocaleString('en')],
          [time, texts.takes(seconds)],
          [takeBack, texts.atAnyTime],
        ]}
      />
      <p>{texts.beforeNote}</p>
    </CardSection>
  );
}

function publishedBy(status: ImportChoices['status'], items: number): string {
  if (status === 'publish') return items.toLocaleString('en');
  return status === 'keep' ? texts.asThere : texts.nothing;
}
