import type { LocationPageText } from '../../../../../domain/content/kinds/location-page.ts';
import { SlugField } from '../../../ui/fields/slug-field.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { RichTextField } from '../../rich-text/rich-text-field.tsx';
import type { LocationFieldPlan } from './fields.ts';

interface LocationFieldProps {
  plan: LocationFieldPlan;
  text: LocationPageText;
  error?: string;
  clashOf: (slug: string) => string | null;
  onChange: (value: string) => void;
}

/** One field of the form, drawn after its plan. */
export function LocationField({ plan, text, clashOf, ...rest }: LocationFieldProps) {
  const { name, label, kind, maxLength } = plan;
  const control = { ...rest, name, label, value: text[name] };
  if (kind === 'slug') {
    return <SlugField {...control} base="/" title={text.main_heading} clashOf={clashOf} first />;
  }
  if (kind === 'paragraph') return <RichTextField {...control} maxLength={maxLength} />;
  return (
    <TextField
      {...control}
      maxLength={maxLength}
      advised={plan.advised}
      description={plan.hint}
      lines={kind === 'lines' ? 2 : undefined}
    />
  );
}
