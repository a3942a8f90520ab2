import { Button, TextInput } from '@mantine/core';
import { type FormEvent, useId, useState } from 'react';
import { useRevalidator } from 'react-router';
import { editPathOf } from '../../../../domain/content/edit-path.ts';
import { pageKind } from '../../../../domain/content/kinds/page.ts';
import { messageOf } from '../../api.ts';
import { removeItem } from '../../item-calls.ts';
import { type OnUnsaved, useUnsavedForm } from '../../settings/use-unsaved.ts';
import { useAlert } from '../../shell/alert-banner.tsx';
import { CardSection } from '../../ui/card-section.tsx';
import { Actions } from '../../ui/layout/actions.tsx';
import { EmptyNote } from '../../ui/layout/empty-note.tsx';
import { Failure } from '../../ui/loaded.tsx';
import { UndoStrip } from '../../ui/undo-strip.tsx';
import { useUndo } from '../../ui/use-undo.ts';
import { firstHourTexts as texts } from '../texts.ts';
import type { ServicePage } from './find-services.ts';
import { addService, renameService } from './new-service.ts';
import styles from './services-step.module.css';

const nameLimit = 100;

/** One change at a time; a failure stands above the list and nothing typed is lost. */
function useChanges() {
  const { revalidate } = useRevalidator();
  const showAlert = useAlert();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);

  async function change(work: () => Promise<string>): Promise<boolean> {
    setBusy(true);
    setFailure(null);
    try {
      showAlert({ kind: 'success', text: await work() });
      await revalidate();
      return true;
    } catch (error) {
      setFailure(messageOf(error));
      return false;
    } finally {
      setBusy(false);
    }
  }

  return { busy, failure, change };
}

type Changes = ReturnType<typeof useChanges>;

interface ServicesStepProps {
  services: ServicePage[];
  onUnsaved: OnUnsaved;
}

export function ServicesStep({ services, onUnsaved }: ServicesStepProps) {
  const changes = useChanges();
  const undo = useUndo();
  const { title } = texts.steps.services;

  const remove = ({ page_id, name }: ServicePage) =>
    changes.change(async () => {
      const { message, undo: way } = await removeItem(pageKind, page_id);
      undo.offerUndo({ title: name, undo: way });
      return message;
    });

  return (
    <CardSection title={title} note={texts.keepService}>
      <UndoStrip undo={undo} />
      {changes.failure && <Failure>{changes.failure}</Failure>}
      {services.length === 0 && <EmptyNote>{texts.noServices}</EmptyNote>}
      <ul className={styles.list}>
        {services.map((service) => (
          <ServiceRow
            key={service.page_id}
            {...{ service, changes, onUnsaved }}
            onRemove={remove}
          />
        ))}
      </ul>
      <NewService changes={changes} onUnsaved={onUnsaved} />
      <p>{texts.menusNote}</p>
      <Actions>
        <Button component="a" href="/admin/menus" variant="default">
          {texts.openMenus}
        </Button>
      </Actions>
    </CardSection>
  );
}

interface ServiceRowProps {
  service: ServicePage;
  changes: Changes;
  onUnsaved: OnUnsaved;
  onRemove: (service: ServicePage) => void;
}

function ServiceRow({ service, changes, onUnsaved, onRemove }: ServiceRowProps) {
  const { busy, change } = changes;
  const { page_id, path } = service;
  const id = useId();
  const [name, setName] = useState(service.name);
  const isChanged = name.trim() !== '' && name.trim() !== service.name;
  useUnsavedForm(id, isChanged, onUnsaved);
  const of = <span className="visuallyHidden"> {service.name}</span>;

  function rename(event: FormEvent) {
    event.preventDefault();
    if (!isChanged) return;
    void change(async () => texts.renamed(path, await renameService(service, name.trim())));
  }

  return (
    <li>
      <form id={id} className={styles.row} onSubmit={rename}>
        <TextInput
          aria-label={texts.serviceName(service.name)}
          description={path}
          inputWrapperOrder={['input', 'description']}
          maxLength={nameLimit}
          value={name}
          onChange={({ currentTarget }) => setName(currentTarget.value)}
        />
        <Button type="submit" variant="default" disabled={busy || !isChanged}>
          {texts.rename}
          {of}
        </Button>
        <Button variant="subtle" component="a" href={editPathOf(pageKind.name, page_id)}>
          {texts.edit}
          {of}
        </Button>
        <Button variant="subtle" color="red" disabled={busy} onClick={() => onRemove(service)}>
          {texts.remove}
          {of}
        </Button>
      </form>
    </li>
  );
}

function NewService({ changes, onUnsaved }: Pick<ServiceRowProps, 'changes' | 'onUnsaved'>) {
  const { busy, change } = changes;
  const id = useId();
  const [name, setName] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  useUnsavedForm(id, name.trim() !== '', onUnsaved);

  async function add(event: FormEvent) {
    event.preventDefault();
    const wanted = name.trim();
    if (wanted === '') return setProblem(texts.nameNeeded);
    setProblem(null);
    const isAdded = await change(async () => {
      await addService(wanted);
      return texts.added(wanted);
    });
    if (isAdded) setName('');
  }

  return (
    <form id={id} className={styles.add} onSubmit={add} noValidate>
      <TextInput
        label={texts.newService}
        maxLength={nameLimit}
        value={name}
        error={problem}
        onChange={({ currentTarget }) => setName(currentTarget.value)}
      />
      <Button type="submit" variant="default" loading={busy}>
        {texts.add}
      </Button>
    </form>
  );
}
