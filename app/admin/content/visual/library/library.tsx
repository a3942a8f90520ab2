import { Button, TextInput } from '@mantine/core';
import { useState } from 'react';
import {
  type SectionKind,
  type SectionPurpose,
  sectionPurposes,
} from '../../../../../domain/content/sections/section.ts';
import {
  sections as kinds,
  sectionKindNamed,
} from '../../../../../domain/content/sections/sections.ts';
import { keysOf } from '../../../../../domain/keys-of.ts';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { Switch } from '../../../ui/layout/switch.tsx';
import { Failure } from '../../../ui/loaded.tsx';
import { type EditedSections, nameOf } from '../../editor/sections/use-sections.ts';
import { fieldNames, findKinds } from './find-kinds.ts';
import { focusByArrow } from './focus-by-arrow.ts';
import styles from './library.module.css';
import { libraryTexts as texts } from './texts.ts';
import { onEnter, SectionTile } from './tile.tsx';
import { useExamples } from './use-examples.ts';
import { useKeptSection } from './use-kept-section.ts';

interface LibraryProps {
  sections: EditedSections;
  /** Where the new one shall stand, counted from 0. */
  place: number;
  onAdded: (id: string) => void;
  onClose: () => void;
}

interface Offer {
  name: string;
  label: string;
  note: string;
  count?: number;
  draw?: () => string | null;
  add: () => void;
}

/** Every kind of section, drawn by its own component. */
export function SectionLibrary({ sections, place, onAdded, onClose }: LibraryProps) {
  const [wanted, setWanted] = useState('');
  const [purpose, setPurpose] = useState<SectionPurpose | null>(null);
  const [chosen, setChosen] = useState('');
  const { pageOf, problem } = useExamples();
  const [copied] = useKeptSection();
  const ofPurpose = kinds.filter((kind) => purpose === null || kind.purpose === purpose);
  const found = findKinds(ofPurpose, wanted);

  const offerOf = (kind: SectionKind): Offer => ({
    name: kind.name,
    label: kind.label,
    note: fieldNames(kind),
    count: sections.list.filter((section) => section.kind === kind.name).length,
    draw: () => pageOf?.(kind.name) ?? null,
    add: () => added(sections.add(kind, place)),
  });
  const offers = found.map(offerOf);
  if (copied && wanted === '' && purpose === null) {
    const note = sectionKindNamed(copied.kind)?.label ?? copied.kind;
    const add = () => added(sections.insert({ ...copied, hidden: false }, place));
    offers.unshift({ name: texts.copied, label: texts.copied, note, add });
  }
  // What was looked for is what is meant.
  const first = wanted === '' ? undefined : offers[0];
  const choice = offers.find(({ name }) => name === chosen) ?? first;

  function added(id: string) {
    onClose();
    onAdded(id);
  }

  return (
    <Dialog
      title={texts.title}
      note={whereOf(sections, place)}
      size="76rem"
      onClose={onClose}
      onKeyDown={focusByArrow}
      foot={
        <>
          <p className={styles.thumbnails}>{texts.thumbnails}</p>
          <Button variant="subtle" color="water.9" onClick={onClose}>
            {texts.cancel}
          </Button>
          <Button disabled={!choice} onClick={choice?.add}>
            {texts.add(choice?.label)}
          </Button>
        </>
      }
    >
      <div className={styles.find}>
        <TextInput
          data-autofocus
          type="search"
          label={texts.find}
          maxLength={60}
          value={wanted}
          onChange={(event) => {
            setWanted(event.currentTarget.value);
            setChosen('');
          }}
          onKeyDown={first && onEnter(first.add)}
        />
        <p className={styles.keys}>{texts.keys}</p>
      </div>
      <Purposes chosen={purpose} onChoose={setPurpose} />
      {problem && <Failure>{texts.undrawn(problem)}</Failure>}
      <p role="status" className={offers.length > 0 ? 'visuallyHidden' : styles.note}>
        {offers.length === 0 && texts.none(wanted)}
      </p>
      {offers.length === 0 && purpose !== null && (
        <Button variant="default" onClick={() => setPurpose(null)}>
          {texts.lookInAll}
        </Button>
      )}
      <ul className={styles.tiles}>
        {offers.map((offer) => (
          <SectionTile
            key={offer.name}
            {...offer}
            isChosen={offer === choice}
            onChoose={() => setChosen(offer.name)}
          />
        ))}
      </ul>
    </Dialog>
  );
}

const purposes = keysOf(sectionPurposes);

interface PurposesProps {
  chosen: SectionPurpose | null;
  onChoose: (purpose: SectionPurpose | null) => void;
}

function Purposes({ chosen, onChoose }: PurposesProps) {
  const all = {
    name: texts.all(kinds.length),
    isChosen: chosen === null,
    choose: () => onChoose(null),
  };
  const each = purposes.map((purpose) => ({
    name: sectionPurposes[purpose],
    isChosen: chosen === purpose,
    choose: () => onChoose(purpose),
  }));
  return <Switch label={texts.purposes} choices={[all, ...each]} isLong />;
}

function whereOf({ list }: EditedSections, place: number): string {
  const [before, after] = [list[place - 1], list[place]];
  if (before && after) return texts.between(nameOf(before), nameOf(after));
  if (after) return texts.atStart(nameOf(after));
  return before ? texts.atEnd(nameOf(before)) : texts.onEmpty;
}
