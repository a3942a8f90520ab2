import { Textarea } from '@mantine/core';
import { reasonLimits } from '../../../../domain/api/content/likeness.ts';
import { likenessTexts as texts } from './texts.ts';

interface ReasonFieldProps {
  label?: string;
  value: string;
  error?: string;
  autoFocus?: boolean;
  onChange: (reason: string) => void;
}

export function ReasonField({ label = texts.reason, onChange, ...field }: ReasonFieldProps) {
  return (
    <Textarea
      {...field}
      label={label}
      description={texts.reasonHint}
      required
      minLength={reasonLimits.min}
      maxLength={reasonLimits.max}
      autosize
      minRows={2}
      dir="auto"
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
}
