import { type InputWrapperProps, NativeSelect, Textarea, TextInput } from '@mantine/core';
import { settingsTexts as texts } from '../texts/settings.ts';
import type { FieldPlan } from './plan.ts';

/** The hint comes last, so that fields side by side stand level. */
const order: InputWrapperProps['inputWrapperOrder'] = ['label', 'input', 'error', 'description'];

interface SettingFieldProps {
  plan: FieldPlan;
  value: string;
  isSample: boolean;
  error: string | undefined;
  onChange: (value: string) => void;
}

/** One field, drawn after its plan. */
export function SettingField({ plan, value, isSample, error, onChange }: SettingFieldProps) {
  const { path, kind, limit, hint, options, wide } = plan;
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
    if (kind === 'number') return <TextInput {...control} inputMode="decimal" maxLength={12} />;
    if (kind === 'line') return <TextInput {...control} maxLength={limit} />;
    if (kind === 'email') return <TextInput {...control} type="email" maxLength={limit} />;
    return <Textarea {...control} maxLength={limit} />;
  }
}

function Label({ text, isSample }: { text: string; isSample: boolean }) {
  return (
    <>
      {text}
      {isSample && <small className="sampleMark">{texts.sample}</small>}
    </>
  );
}
