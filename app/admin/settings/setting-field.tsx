import { type InputWrapperProps, NativeSelect, Textarea, TextInput } from '@mantine/core';
import { Counted, tooLong } from '../ui/fields/counted.tsx';
import type { FieldPlan } from './plan.ts';
import styles from './setting-field.module.css';
import { settingsTexts as texts } from './texts.ts';

/** The hint comes last, so that fields side by side stand level. */
const order: InputWrapperProps['inputWrapperOrder'] = ['label', 'input', 'error', 'description'];

/** Of a number, which names no limit of its own. */
const digits = 12;

interface SettingFieldProps {
  plan: FieldPlan;
  value: string;
  isSample: boolean;
  error: string | undefined;
  onChange: (value: string) => void;
}

/** One field, drawn after its plan. */
export function SettingField({ plan, value, isSample, error, onChange }: SettingFieldProps) {
  const { path, kind, limit = digits, hint, options, wide } = plan;
  const control = {
    id: path,
    name: path,
    label: <Label text={plan.label} isSample={isSample} />,
    description: hint,
    inputWrapperOrder: order,
    value,
    error,
    onChange: (event: { currentTarget: { value: string } }) => onChange(event.currentTarget.value),
  };
  return <div data-wide={wide || undefined}>{field()}</div>;

  function field() {
    if (kind === 'choice') return <NativeSelect {...control} data={options} />;
    if (kind === 'number') return <TextInput {...control} inputMode="decimal" maxLength={limit} />;
    const text = { ...control, error: error ?? tooLong(value, limit) };
    return (
      <Counted used={value.length} limit={limit}>
        {kind === 'line' && <TextInput {...text} />}
        {kind === 'email' && <TextInput {...text} type="email" />}
        {kind !== 'line' && kind !== 'email' && <Textarea {...text} />}
      </Counted>
    );
  }
}

function Label({ text, isSample }: { text: string; isSample: boolean }) {
  return (
    <>
      {text}
      {isSample && <SampleMark />}
    </>
  );
}

/** On a text that the site came with and nobody has looked at yet. */
export function SampleMark() {
  return <small className={styles.sample}>{texts.sample}</small>;
}
