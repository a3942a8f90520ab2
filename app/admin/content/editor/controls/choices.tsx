import { NativeSelect } from '@mantine/core';
import { useState } from 'react';
import type { Category } from '../../../../../domain/content/category.ts';
import { categoryOptions } from '../../../item-calls.ts';
import { textOfField } from '../draft.ts';
import type { ControlProps } from '../form.ts';
import { editorTexts as texts } from '../texts.ts';
import { hintOf, idOf, labelOf, textControl } from './control-parts.tsx';

interface SelectProps {
  props: ControlProps;
  data: { value: string; label: string }[];
}

/** Of two lists of all time zones each entry is an element, whether anybody opens them or not. */
const drawnAtOnce = 60;

function Select({ props, data }: SelectProps) {
  const { onChange, ...text } = textControl(props);
  const [isReached, setReached] = useState(data.length <= drawnAtOnce);
  const chosen = textOfField(props.form.draft, props.name);
  return (
    <NativeSelect
      {...text}
      id={idOf(props)}
      label={labelOf(props)}
      description={hintOf(props)}
      inputWrapperOrder={['label', 'input', 'description', 'error']}
      data={isReached ? data : data.filter(({ value }) => value === chosen)}
      // Both come before the browser shows the list.
      onPointerDown={() => setReached(true)}
      onFocus={() => setReached(true)}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
}

/** A value that is offered no longer stays choosable while it is set. */
export function Choice(props: ControlProps) {
  const { options = [], words = {} } = props.field;
  const chosen = textOfField(props.form.draft, props.name);
  const values = options.includes(chosen) ? options : [...options, chosen];
  const data = values.map((value) => ({
    value,
    label: words[value] || value || texts.unselected,
  }));
  return <Select props={props} data={data} />;
}

export function CategoryChoice(props: ControlProps) {
  const { draft, categories } = props.form;
  return <Select props={props} data={optionsWith(categories, textOfField(draft, props.name))} />;
}

/** One that is gone stays choosable while it is set. */
function optionsWith(categories: Category[], chosen: string) {
  const options = categoryOptions(categories);
  const isKnown = chosen === '' || options.some(({ value }) => value === chosen);
  const unknown = { value: chosen, label: texts.unknownCategory(chosen) };
  return [{ value: '', label: texts.noCategory }, ...options, ...(isKnown ? [] : [unknown])];
}
