import { NativeSelect, Textarea, TextInput } from '@mantine/core';
import {
  type CaseStudyText,
  caseStudyCategories,
  caseStudyFieldLimit,
  caseStudyTemplates,
} from '../../../domain/case-study.ts';
import { UploadField } from '../ui/upload-field.tsx';
import type { StudyFieldPlan, StudySection } from './fields.ts';

const templateNames: Record<string, string> = {
  template1: 'template1: four figures',
  template2: 'template2: three figures and image',
};

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
  const control = {
    id: name,
    name,
    label: <Label section={section} plan={plan} />,
    value,
    error,
    required,
    onChange: (event: { currentTarget: { value: string } }) =>
      onChange(name, event.currentTarget.value),
  };
  if (kind === 'category') return <NativeSelect {...control} data={categoryOptions(value)} />;
  if (kind === 'template') return <NativeSelect {...control} data={templateOptions} />;
  if (kind === 'paragraph') return <Textarea {...control} maxLength={caseStudyFieldLimit} />;
  if (kind === 'line') return <TextInput {...control} maxLength={caseStudyFieldLimit} />;
  return (
    <UploadField
      {...control}
      label={`${prefixOf(section)}${plan.label}`}
      kind={kind}
      onChange={(url) => onChange(name, url)}
    />
  );
}

/** Four sections have a field named Heading; whoever hears the label hears which one. */
function prefixOf({ title }: StudySection): string {
  return title.startsWith('Section') ? `${title} ` : '';
}

function Label({ section, plan }: Pick<StudyFieldProps, 'section' | 'plan'>) {
  return (
    <>
      <span className="visuallyHidden">{prefixOf(section)}</span>
      {plan.label}
    </>
  );
}

const templateOptions = caseStudyTemplates.map((value) => ({
  value,
  label: templateNames[value] ?? value,
}));

/** 'unselected' and the 18 values (R-5-12); an older value stays choosable while it is set. */
function categoryOptions(value: string) {
  const known: readonly string[] = ['', ...caseStudyCategories];
  const values = known.includes(value) ? known : [...known, value];
  return values.map((option) => ({ value: option, label: option || 'unselected' }));
}
