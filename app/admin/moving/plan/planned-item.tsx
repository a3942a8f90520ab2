import { Button, TextInput } from '@mantine/core';
import { useState } from 'react';
import { chooseForEntry } from '../../../../domain/api/moving/import-choices.ts';
import type { LedgerEntry, OpenImport } from '../../../../domain/api/moving/imports.ts';
import { slugLimit } from '../../../../domain/content/addresses/slug.ts';
import { storedKindNamed } from '../../../../domain/content/kinds/stored-kinds.ts';
import { useKeptText } from '../../content/journal/use-kept-text.ts';
import { Actions } from '../../ui/layout/layout.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { Failure } from '../../ui/loaded.tsx';
import { type ApiCalls, useApiCalls } from '../../ui/use-api-calls.ts';
import { planTexts as texts } from './plan-texts.ts';

interface PlannedItemProps {
  of: OpenImport;
  entry: LedgerEntry;
}

/** The choices for one item of a plan: its address, and whether it comes along. */
export function PlannedItem({ of, entry }: PlannedItemProps) {
  const { import_id: id, choices, state } = of;
  const { source_id, title, address } = entry;
  const [isTyping, setTyping] = useState(false);
  const calls = useApiCalls({ fields: isTyping ? ['address'] : [] });
  const { send, busy, message } = calls;
  const own = choices.items[source_id];
  const name = title || source_id;
  const choose = (choice: { address?: string; isLeftOut?: boolean }, onDone = () => {}) => {
    const body = { source_id, isLeftOut: false, ...choice };
    return send(chooseForEntry, { params: { id }, body }, onDone);
  };
  const isBusy = busy || state === 'planning';

  if (own?.isLeftOut) {
    return (
      <>
        {message && <Failure>{message}</Failure>}
        <Button
          variant="subtle"
          size="compact-md"
          loading={isBusy}
          aria-label={texts.bringAlongOf(name)}
          onClick={() => choose({ address: own.address })}
        >
          {texts.bringAlong}
        </Button>
      </>
    );
  }
  if (isTyping) {
    const done = () => setTyping(false);
    const save = (typed: string, forget: () => void) =>
      choose({ address: typed }, () => {
        forget();
        done();
      });
    return <AddressForm of={of} entry={entry} calls={calls} onSave={save} onDone={done} />;
  }
  return (
    <>
      {message && <Failure>{message}</Failure>}
      <Actions data-gap="small">
        {address !== '' && (
          <Button
            variant="subtle"
            size="compact-md"
            disabled={isBusy}
            aria-label={texts.changeAddressOf(name)}
            onClick={() => setTyping(true)}
          >
            {texts.changeAddress}
          </Button>
        )}
        {own?.address !== undefined && (
          <Button variant="subtle" size="compact-md" loading={isBusy} onClick={() => choose({})}>
            {texts.asProposed}
          </Button>
        )}
        <Button
          variant="subtle"
          size="compact-md"
          loading={isBusy}
          aria-label={texts.leaveOutOf(name)}
          onClick={() => choose({ address: own?.address, isLeftOut: true })}
        >
          {texts.leaveOut}
        </Button>
      </Actions>
    </>
  );
}

interface AddressFormProps extends PlannedItemProps {
  calls: ApiCalls;
  onSave: (typed: string, forget: () => void) => void;
  onDone: () => void;
}

function AddressForm({ of, entry, calls, onSave, onDone }: AddressFormProps) {
  const { source_id, title, address, kind } = entry;
  const { form, busy, message, errors } = calls;
  const [typed, keep, forget] = useKeptText(`import-${of.import_id}-${source_id}`, address);
  const base = kind === null ? '' : storedKindNamed(kind).address.base;
  return (
    <form
      ref={form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        onSave(typed, forget);
      }}
    >
      <Stack gap="small">
        {message && <Failure>{message}</Failure>}
        <TextInput
          autoFocus
          aria-label={texts.addressOf(title || source_id)}
          description={<bdi dir="ltr">{base + typed}</bdi>}
          dir="ltr"
          value={typed}
          maxLength={slugLimit}
          error={errors.address}
          onChange={(event) => keep(event.currentTarget.value)}
        />
        <Actions data-gap="small">
          <Button type="submit" variant="default" size="compact-md" loading={busy}>
            {texts.save}
          </Button>
          <Button
            variant="subtle"
            size="compact-md"
            onClick={() => {
              forget();
              onDone();
            }}
          >
            {texts.discard}
          </Button>
        </Actions>
      </Stack>
    </form>
  );
}
