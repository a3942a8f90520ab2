import { NativeSelect, TextInput } from '@mantine/core';
import type { ComponentType, ReactNode } from 'react';
import { slugFrom, slugFromTitle } from '../../../../domain/content/addresses/slug.ts';
import { allCategories, type Category } from '../../../../domain/content/category.ts';
import { prefixOf } from '../../../../domain/content/fields/field-in-words.ts';
import type { Control, FieldDefinition } from '../../../../domain/content/fields/fields.ts';
import { fieldsIn } from '../../../../domain/content/fields/named-fields.ts';
import { titleOf } from '../../../../domain/content/kind.ts';
import type { AnyKind } from '../../../../domain/content/kinds/kinds.ts';
import { CheckLabel } from '../../ui/fields/check-label.tsx';
import { SlugField } from '../../ui/fields/slug-field.tsx';
import { CountedTextField } from '../../ui/fields/text-field.tsx';
import { UploadField } from '../../ui/fields/upload-field.tsx';
import { RichTextField } from '../rich-text/rich-text-field.tsx';
import { textOfField } from './draft.ts';
import type { ControlProps, EditorForm } from './form.ts';
import { PairsControl } from './pairs/pairs-control.tsx';
import { ReviewsControl } from './reviews/reviews-control.tsx';
import { rowsControl } from './rows/rows-control.tsx';
import { GroundControl } from './sections/ground-control.tsx';
import { TargetControl } from './target/target-control.tsx';
import { editorTexts as texts } from './texts.ts';
import { useSlugClash } from './use-slug-clash.ts';

/** How each field is typed. */
export const controls: Record<Control, ComponentType<ControlProps>> = {
  line: Line,
  lines: (props) => <Line {...props} lines={props.field.minLines ?? 2} />,
  html: Html,
  slug: Slug,
  address: (props) => <Line {...props} placeholder={hintOf(props) ? undefined : 'https://'} />,
  image: (props) => <Upload {...props} kind="image" />,
  video: (props) => <Upload {...props} kind="video" />,
  choice: Choice,
  ground: GroundControl,
  category: CategoryChoice,
  pairs: PairsControl,
  reviews: ReviewsControl,
  number: (props) => (props.field.options ? <Choice {...props} /> : <Count {...props} />),
  toggle: Toggle,
  path: Line,
  entries: (props) => <Line {...props} lines={2} />,
  paragraphs: (props) => <Line {...props} lines={4} />,
  email: (props) => <Line {...props} type="email" />,
  time: (props) => <Count {...props} type="time" />,
  zone: Choice,
  colour: Line,
  logo: Line,
  target: TargetControl,
  rows: rowsControl(controlOf),
  menu: rowsControl(controlOf),
  // Those of a page are edited in its preview (visual/visual-body.tsx).
  sections: () => null,
};

export function controlOf({ control }: FieldDefinition): ComponentType<ControlProps> {
  return controls[control];
}

/** Controls that draw their whole group, with its title. */
export function isWholeGroup({ control }: FieldDefinition): boolean {
  return control === 'pairs' || control === 'reviews';
}

/** What any control of a text needs. */
function textOf({ name, form, onChange }: ControlProps) {
  return {
    name,
    value: textOfField(form.draft, name),
    error: form.errors[name],
    onChange: (typed: string) => onChange(() => typed),
  };
}

function hintOf({ name, field, form }: ControlProps): ReactNode {
  const hint = form.extras.hints?.[name];
  return hint ? hint(textOfField(form.draft, name)) : field.hint;
}

function idOf({ name, form }: ControlProps): string | undefined {
  return form.frame.hasIds ? name : undefined;
}

/** With its group for whoever hears it; whoever sees it sees the group. */
function labelOf({ name, field, form }: ControlProps): ReactNode {
  const prefix = prefixOf(form.kind, field);
  const mark = form.extras.mark?.(name);
  if (prefix === '' && !mark) return field.label;
  return (
    <>
      <span className="visuallyHidden">{prefix}</span>
      {field.label}
      {mark}
    </>
  );
}

function fullLabelOf({ field, form }: ControlProps): string {
  return `${prefixOf(form.kind, field)}${field.label}`;
}

function limitOf({ limit = Number.POSITIVE_INFINITY }: FieldDefinition): number {
  return limit;
}

function isFirst({ kind }: EditorForm, name: string): boolean {
  return fieldsIn(kind)[0]?.[0] === name;
}

function Line({
  lines,
  type,
  placeholder,
  ...props
}: ControlProps & { lines?: number; type?: 'email'; placeholder?: string | undefined }) {
  const { name, field, form } = props;
  return (
    <CountedTextField
      {...textOf(props)}
      id={idOf(props)}
      label={labelOf(props)}
      // A label with an asterisk of its own says it already.
      required={field.required === 'save' && !field.label.endsWith('*')}
      maxLength={limitOf(field)}
      advised={field.advised}
      description={hintOf(props)}
      placeholder={placeholder}
      lines={lines}
      type={type}
      first={isFirst(form, name) || undefined}
    />
  );
}

function Html(props: ControlProps) {
  return (
    <RichTextField {...textOf(props)} label={fullLabelOf(props)} maxLength={limitOf(props.field)} />
  );
}

function Slug(props: ControlProps) {
  const { itemKind } = props.form;
  return itemKind ? <ItemSlug {...props} kind={itemKind} /> : <Line {...props} />;
}

function ItemSlug({ kind, ...props }: ControlProps & { kind: AnyKind }) {
  const { name, field, form } = props;
  const { id, draft } = form;
  const suggested = slugFromTitle(titleOf(kind, draft));
  const mayBeEmpty = field.required !== 'save';
  const slug = slugFrom(textOf(props).value) || (mayBeEmpty ? suggested : '');
  return (
    <SlugField
      {...textOf(props)}
      label={field.label}
      base={kind.address.base}
      slug={slug}
      suggested={suggested}
      clash={useSlugClash(kind, id, slug)}
      first={isFirst(form, name) || undefined}
    />
  );
}

function Upload({ kind, ...props }: ControlProps & { kind: 'image' | 'video' }) {
  return <UploadField {...textOf(props)} label={fullLabelOf(props)} kind={kind} />;
}

/** Of a number, which names no limit of its own. */
const digits = 12;

function Count({ type, ...props }: ControlProps & { type?: 'time' }) {
  const { onChange, ...text } = textOf(props);
  return (
    <TextInput
      {...text}
      id={idOf(props)}
      label={labelOf(props)}
      description={hintOf(props)}
      inputWrapperOrder={['label', 'input', 'description', 'error']}
      type={type}
      inputMode={type ? undefined : 'decimal'}
      maxLength={type ? undefined : digits}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
}

function Toggle(props: ControlProps) {
  const { name, form, onChange } = props;
  const hint = hintOf(props);
  return (
    <>
      <CheckLabel
        type="checkbox"
        name={name}
        id={idOf(props)}
        checked={form.draft[name] === true}
        onChange={({ currentTarget: { checked } }) => onChange(() => checked)}
      >
        {labelOf(props)}
      </CheckLabel>
      {hint && <small>{hint}</small>}
    </>
  );
}

interface SelectProps {
  props: ControlProps;
  data: { value: string; label: string }[];
}

function Select({ props, data }: SelectProps) {
  const { onChange, ...text } = textOf(props);
  return (
    <NativeSelect
      {...text}
      id={idOf(props)}
      label={labelOf(props)}
      description={hintOf(props)}
      inputWrapperOrder={['label', 'input', 'description', 'error']}
      data={data}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
}

/** A value that is offered no longer stays choosable while it is set. */
function Choice(props: ControlProps) {
  const { options = [], words = {} } = props.field;
  const chosen = textOfField(props.form.draft, props.name);
  const values = options.includes(chosen) ? options : [...options, chosen];
  const data = values.map((value) => ({
    value,
    label: words[value] ?? (value || texts.unselected),
  }));
  return <Select props={props} data={data} />;
}

function CategoryChoice(props: ControlProps) {
  const { draft, categories } = props.form;
  return (
    <Select props={props} data={categoryOptions(categories, textOfField(draft, props.name))} />
  );
}

/** Every category but 'All' (R-2.7-13); one that is gone stays choosable while it is set. */
function categoryOptions(categories: Category[], chosen: string) {
  const options = categories
    .filter(({ category }) => category !== allCategories)
    .map(({ category_id, category }) => ({ value: String(category_id), label: category }));
  const isKnown = chosen === '' || options.some(({ value }) => value === chosen);
  const unknown = { value: chosen, label: texts.unknownCategory(chosen) };
  return [{ value: '', label: texts.noCategory }, ...options, ...(isKnown ? [] : [unknown])];
}
