import { Button, CloseButton, Modal, TextInput } from '@mantine/core';
import { useState } from 'react';
import { fieldsIn } from '../../../../../domain/content/fields/named-fields.ts';
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
import { overlay } from '../../../shell/theme.ts';
import { CardTitle } from '../../../ui/layout/card-title.tsx';
import { Switch } from '../../../ui/layout/switch.tsx';
import { Failure } from '../../../ui/loaded.tsx';
import { type EditedSections, nameOf } from '../../editor/sections/use-sections.ts';
import { focusByArrow } from './focus-by-arrow.ts';
import styles from './library.module.css';
import { libraryTexts as texts } from './texts.ts';
import { SectionTile } from './tile.tsx';
import { useExamples } from './use-examples.ts';
import { useKeptSection } from './use-kept-section.ts';

interface LibraryProps {
  sections: EditedSections;
  /** Where the new one shall stand, counted from 0. */
  place: number;
  onAdded: (id: string) => void;
  onClose: () => void;
}

/** Every kind of section, drawn by its own component. */
export function SectionLibrary({ sections, place, onAdded, onClose }: LibraryProps) {
  const [wanted, setWanted] = useState('');
  const [purpose, setPurpose] = useState<SectionPurpose | null>(null);
  const { pageOf, problem } = useExamples();
  const [copied] = useKeptSection();
  const ofPurpose = kinds.filter((kind) => purpose === null || kind.purpose === purpose);
  const found = ofPurpose.filter((kind) => isNamed(kind, wanted));

  function added(id: string) {
    onClose();
    onAdded(id);
  }

  const add = (kind: SectionKind) => added(sections.add(kind, place));

  return (
    <Modal.Root
      opened
      onClose={onClose}
      size="76rem"
      transitionProps={{ duration: 0 }}
      onKeyDown={focusByArrow}
    >
      <Modal.Overlay {...overlay} />
      {/* Without Mantine's <header>, which a page has once only. */}
      <Modal.Content aria-label={texts.title}>
        <div className={styles.head}>
          <CardTitle>
            {texts.title}
            <small>{whereOf(sections, place)}</small>
          </CardTitle>
          <CloseButton size={44} iconSize={24} aria-label={texts.close} onClick={onClose} />
        </div>
        <div className={styles.body}>
          <div className={styles.find}>
            <TextInput
              data-autofocus
              type="search"
              label={texts.find}
              maxLength={60}
              value={wanted}
              onChange={(event) => setWanted(event.currentTarget.value)}
              onKeyDown={(event) => {
                if (event.key !== 'Enter' || wanted === '' || !found[0]) return;
                // The button that gets the focus back would be pressed.
                event.preventDefault();
                add(found[0]);
              }}
            />
            <p className={styles.keys}>{texts.keys}</p>
          </div>
          <Purposes chosen={purpose} onChoose={setPurpose} />
          {problem && <Failure>{texts.undrawn(problem)}</Failure>}
          <p role="status" className={found.length > 0 ? 'visuallyHidden' : styles.note}>
            {found.length === 0 && texts.none(wanted)}
          </p>
          {found.length === 0 && purpose !== null && (
            <Button variant="default" onClick={() => setPurpose(null)}>
              {texts.lookInAll}
            </Button>
          )}
          <ul className={styles.tiles}>
            {copied && wanted === '' && purpose === null && (
              <SectionTile
                label={texts.copied}
                note={sectionKindNamed(copied.kind)?.label ?? copied.kind}
                onAdd={() => added(sections.insert({ ...copied, hidden: false }, place))}
              />
            )}
            {found.map((kind) => (
              <SectionTile
                key={kind.name}
                label={kind.label}
                note={fieldNames(kind)}
                isInUse={sections.list.some((section) => section.kind === kind.name)}
                draw={() => pageOf?.(kind.name) ?? null}
                onAdd={() => add(kind)}
              />
            ))}
          </ul>
          <p className={styles.note}>{texts.thumbnails}</p>
        </div>
      </Modal.Content>
    </Modal.Root>
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
  return <Switch label={texts.purposes} choices={[all, ...each]} />;
}

function fieldNames({ fields }: SectionKind): string {
  const labels = fieldsIn({ fields }).map(([, { label }]) => label.split(':')[0] ?? label);
  return [...new Set(labels)].slice(0, 3).join(', ');
}

function isNamed(kind: SectionKind, wanted: string): boolean {
  return `${kind.label} ${fieldNames(kind)}`.toLowerCase().includes(wanted.trim().toLowerCase());
}

function whereOf({ list }: EditedSections, place: number): string {
  const [before, after] = [list[place - 1], list[place]];
  if (before && after) return texts.between(nameOf(before), nameOf(after));
  if (after) return texts.atStart(nameOf(after));
  return before ? texts.atEnd(nameOf(before)) : texts.onEmpty;
}
