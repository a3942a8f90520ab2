import { Button, NativeSelect } from '@mantine/core';
import { chooseForImport } from '../../../../domain/api/moving/import-choices.ts';
import type { OpenImport } from '../../../../domain/api/moving/imports.ts';
import { itemKinds } from '../../../../domain/content/kinds/names.ts';
import {
  type Becomes,
  becomes,
  type ImportChoices,
  importStatuses,
} from '../../../../domain/moving/import.ts';
import { CardSection } from '../../ui/card-section.tsx';
import { CheckLabel } from '../../ui/fields/check-label.tsx';
import { Actions, Rows } from '../../ui/layout/layout.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { Failure } from '../../ui/loaded.tsx';
import { useApiCalls } from '../../ui/use-api-calls.ts';
import { importTexts as texts } from '../import-texts.ts';
import { useImportSteps } from '../run/use-import-steps.ts';
import { plannedItems } from './planned-items.ts';
import { targets } from './targets.ts';

const statuses = importStatuses.map((value) => ({
  value,
  label: texts.asDone[value],
}));

/** How many items there are of each post type, and what they become. */
function typesOf({ counts, choices }: OpenImport) {
  const types = [...new Set(counts.filter(({ what }) => what === 'item').map((one) => one.type))];
  return types.map((type) => {
    const own = counts.filter((one) => one.what === 'item' && one.type === type);
    const planned = own.find(({ kind }) => itemKinds.some((name) => name === kind))?.kind;
    const wanted: string = choices.types[type] ?? planned ?? 'nothing';
    return { type, wanted, count: own.reduce((sum, { count }) => sum + count, 0) };
  });
}

/** What becomes what; every choice makes the plan anew, and nothing is written before the start. */
export function PlanCard({ of }: { of: OpenImport }) {
  const { import_id, state, choices } = of;
  const { send, ...calls } = useApiCalls();
  const { take, discard, ...steps } = useImportSteps(of);
  const busy = calls.busy || steps.busy;
  const message = calls.message || steps.message;
  const params = { id: import_id };
  const isBusy = busy || state === 'planning';

  const choose = (changed: Partial<ImportChoices>) =>
    send(chooseForImport, { params, body: { ...choices, ...changed } });

  function chooseType(type: string, value: string) {
    const target: Becomes = becomes.parse(value);
    return choose({ types: { ...choices.types, [type]: target } });
  }

  const written = plannedItems(of);
  return (
    <CardSection title={texts.planHeading} note={texts.planNote}>
      <Rows>
        {typesOf(of).map(({ type, wanted, count }) => (
          <li key={type}>
            <div>
              <strong>{count.toLocaleString('en')}</strong> {texts.ofType(type, count)}
            </div>
            <NativeSelect
              aria-label={texts.becomes(texts.typeNamed(type))}
              data={targets}
              value={wanted}
              disabled={isBusy}
              onChange={(event) => chooseType(type, event.currentTarget.value)}
            />
          </li>
        ))}
      </Rows>
      <Stack narrow>
        <NativeSelect
          label={texts.statusLabel}
          data={statuses}
          value={choices.status}
          disabled={isBusy}
          onChange={({ currentTarget }) =>
            choose({ status: statuses.find(({ value }) => value === currentTarget.value)?.value })
          }
        />
        <CheckLabel
          type="checkbox"
          checked={choices.newCategories}
          disabled={isBusy}
          onChange={(event) => choose({ newCategories: event.currentTarget.checked })}
        >
          {texts.categories}
        </CheckLabel>
      </Stack>
      {message && <Failure>{message}</Failure>}
      <Actions>
        <span>{texts.written(written)}</span>
        <Button variant="default" disabled={isBusy} onClick={discard}>
          {texts.discard}
        </Button>
        <Button loading={isBusy} disabled={written === 0} onClick={() => take('start')}>
          {texts.start[choices.status]}
        </Button>
      </Actions>
    </CardSection>
  );
}
