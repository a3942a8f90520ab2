import { TextField } from './text-field.tsx';

export interface ParagraphFieldProps {
  name: string;
  label: string;
  value: string;
  error?: string;
  maxLength: number;
  onChange: (value: string) => void;
}

/** A text that its page shows as HTML. */
export function ParagraphField(props: ParagraphFieldProps) {
  return <TextField {...props} lines={3} />;
}
