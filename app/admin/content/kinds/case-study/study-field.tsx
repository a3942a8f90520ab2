import { NativeSelect } from '@mantine/core';
import {
  type CaseStudyText,
  caseStudyCategories,
  caseStudyFieldLimit,
  caseStudyTemplates,
} from '../../../../../domain/content/kinds/case-study.ts';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { UploadField } from '../../../ui/fields/upload-field.tsx';
import { RichTextField } from '../../rich-text/rich-text-field.tsx';
import { caseStudyTexts as texts } from '../../texts/case-studies.ts';
import { prefixOf, type StudyFieldPlan, type StudySection } from './fields.ts';

interface StudyFieldProps {
  plan: StudyFieldPlan;
  section: StudySection;
  value: string;
  error?: string;
  onChange: (name: keyof CaseStudyText, value: string) => void;
}

/** One text field of the form, drawn after its plan. */
export function StudyField({ plan, section, value, error, onChange }: StudyFieldProps) {
  const { name, kind, required } = plan;
  const text = {
    name,
    value,
    error,
    maxLength: caseStudyFieldLimit,
    onChange: (typed: string) => onChange(name, typed),
  };
  const fullLabel = `${prefixOf(section)}${plan.label}`;
  if (kind === 'image' || kind === 'video') {
    return <UploadField {...text} label={fullLabel} kind={kind} />;
  }
  if (kind === 'paragraph') return <RichTextField {...text} label={fullLabel} />;
  const label = <Label section={section} plan={plan} />;
  if (kind === 'line' || kind === 'lines') {
    const lines = kind === 'lines' ? 2 : undefined;
    return <TextField {...text} id={name} label={label} required={required} lines={lines} />;
  }
  return (
    <NativeSelect
      id={name}
      name={name}
      label={label}
      value={value}
      error={error}
      description={templateHint(value)}
      inputWrapperOrder={['label', 'input', 'description', 'error']}
      data={kind === 'category' ? categoryOptions(value) : [...caseStudyTemplates]}
      onChange={(event) => onChange(name, event.currentTarget.value)}
    />
  );
}

function Label({ section, plan }: Pick<StudyFieldProps, 'section' | 'plan'>) {
  return (
    <>
      <span className="visuallyHidden">{prefixOf(section)}</span>
      {plan.label}
    </>
  );
}

/** What a chosen template means; nothing for a category. */
function templateHint(value: string) {
  const template = caseStudyTemplates.find((one) => one === value);
  return template && texts.templateHints[template];
}

/** 'unselected' and the 18 values (R-5-12); an older value stays choosable while it is set. */
function categoryOptions(value: string) {
  const known: readonly string[] = ['', ...caseStudyCategories];
  const values = known.includes(value) ? known : [...known, value];
  return values.map((option) => ({ value: option, label: option || texts.unselected }));
}
