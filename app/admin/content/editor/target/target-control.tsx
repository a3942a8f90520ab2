import { useState } from 'react';
import type { DescribedTarget } from '../../../../../domain/api/content/addresses/targets.ts';
import { webAddressLimit } from '../../../../../domain/content/addresses/web-address.ts';
import { itemOfTarget, targetOf } from '../../../../../domain/content/fields/target.ts';
import { editPathOf } from '../../../../../domain/content/kinds/edit-path.ts';
import { OptionsField } from '../../../ui/fields/options-field.tsx';
import { textOfField } from '../draft.ts';
import type { ControlProps } from '../form.ts';
import styles from './target-control.module.css';
import { targetTexts as texts } from './texts.ts';
import { useDescribed } from './use-described.ts';
import { useFoundTargets } from './use-found-targets.ts';

/** An item that is found by its title, or an address that is typed. */
export function TargetControl({ name, field, form, onChange }: ControlProps) {
  const value = textOfField(form.draft, name);
  const [isTyped, setTyped] = useState(false);
  const isItem = itemOfTarget(value) !== null;
  const described = useDescribed(isTyped && !isItem ? '' : value);
  const item = described === 'waiting' ? null : described;
  const found = useFoundTargets(isTyped && !item ? value : '');
  const named = described === 'waiting' ? texts.waiting : item?.title || value;
  const shown = isItem ? named : value;

  function change(target: string, typed: boolean) {
    setTyped(typed);
    onChange(() => target);
  }

  return (
    <div>
      <OptionsField
        name={name}
        id={form.frame.hasIds ? name : undefined}
        label={field.label}
        description={field.hint ?? (value === '' ? texts.hint : undefined)}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        value={shown}
        error={form.errors[name]}
        required={field.required === 'save'}
        withAsterisk={false}
        readOnly={described === 'waiting'}
        maxLength={webAddressLimit}
        options={(found?.items ?? []).map((one) => ({
          key: targetOf(one),
          title: one.title,
          note: [texts.noun(one), texts.notShown(one)].filter(Boolean).join(' · '),
        }))}
        listLabel={texts.options}
        status={found && (found.failure ?? texts.found(found.items.length))}
        onType={(typed) => change(typed, true)}
        onPick={({ key }) => change(key, false)}
      />
      {item && <ItemLine item={item} />}
    </div>
  );
}

/** What the field says of its item: where visitors read it, or why they do not. */
function ItemLine({ item }: { item: DescribedTarget }) {
  const hidden = texts.notShown(item);
  const { kind, id, state, title, address } = item;
  return (
    <p className={styles.item}>
      {hidden ? <strong>{hidden}</strong> : <span>{address}</span>}
      {state === 'trash' && <a href="/admin/trash">{texts.restore}</a>}
      {state !== 'trash' && state !== 'gone' && (
        <a href={editPathOf(kind, id)}>
          {texts.open}
          <span className="visuallyHidden">{texts.openOf(title)}</span>
        </a>
      )}
    </p>
  );
}
