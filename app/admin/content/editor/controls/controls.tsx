import { TextInput } from '@mantine/core';
import type { ComponentType } from 'react';
import { pathFrom } from '../../../../../domain/content/addresses/page-path.ts';
import { slugFrom, slugFromTitle } from '../../../../../domain/content/addresses/slug.ts';
import type { Control, FieldDefinition } from '../../../../../domain/content/fields/fields.ts';
import { fieldsIn } from '../../../../../domain/content/fields/named-fields.ts';
import { titleOf } from '../../../../../domain/content/kind.ts';
import type { AnyKind } from '../../../../../domain/content/kinds/kinds.ts';
import { CheckLabel } from '../../../ui/fields/check-label.tsx';
import { ColourField } from '../../../ui/fields/colour-field.tsx';
import { SlugField, SuggestedSlug } from '../../../ui/fields/slug-field.tsx';
import { CountedTextField } from '../../../ui/fields/text-field.tsx';
import { UploadField } from '../../../ui/fields/upload-field.tsx';
import { RichTextField } from '../../rich-text/rich-text-field.tsx';
import type { ControlProps, EditorForm } from '../form.ts';
import { LanguageControl } from '../languages/language-control.tsx';
import { PairsControl } from '../pairs/pairs-control.tsx';
import { ReviewsControl } from '../reviews/reviews-control.tsx';
import { rowsControl } from '../rows/rows-control.tsx';
import { GroundControl } from '../sections/ground-control.tsx';
import { TargetControl } from '../target/target-control.tsx';
import { useTakenSlug } from '../use-taken-slug.ts';
import { AddressMove } from './address-move.tsx';
import { CategoryChoice, Choice } from './choices.tsx';
import { fullLabelOf, hintOf, idOf, labelOf, textControl } from './control-parts.tsx';

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
  path: Path,
  entries: (props) => <Line {...props} lines={2} />,
  paragraphs: (props) => <Line {...props} lines={4} />,
  email: (props) => <Line {...props} type="email" />,
  phone: Line,
  time: (props) => <Count {...props} type="time" />,
  zone: Choice,
  language: LanguageControl,
  colour: Colour,
  logo: Line,
  target: TargetControl,
  rows: rowsControl(controlOf),
  menu: rowsControl(controlOf),
  // Those of a page are edited in its preview (visual/visual-body.tsx).
  sections: () => null,
  texts: () => null,
  fixed: () => null,
};

export function controlOf({ control }: FieldDefinition): ComponentType<ControlProps> {
  return controls[control];
}

/** Controls that draw their whole group, with its title. */
export function isWholeGroup({ control }: FieldDefinition): boolean {
  return control === 'pairs' || control === 'reviews';
}

function limitOf({ limit = Number.POSITIVE_INFINITY }: FieldDefinition): number {
  return limit;
}

/** Read from left to right, whatever is written around them. */
const forMachines: ReadonlySet<Control> = new Set(['address', 'path', 'email', 'phone', 'colour']);

function isFirst({ kind }: EditorForm, name: string): boolean {
  return fieldsIn(kind)[0]?.[0] === name;
}

interface LineProps {
  lines?: number;
  type?: 'email';
  placeholder?: string | undefined;
  problem?: string | null;
}

function Line({ lines, type, placeholder, problem, ...props }: ControlProps & LineProps) {
  const { name, field, form } = props;
  const { error, ...text } = textControl(props);
  return (
    <CountedTextField
      {...text}
      error={problem ?? error}
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
      dir={forMachines.has(field.control) ? 'ltr' : undefined}
      first={isFirst(form, name) || undefined}
    />
  );
}

function Html(props: ControlProps) {
  return (
    <RichTextField
      {...textControl(props)}
      label={fullLabelOf(props)}
      maxLength={limitOf(props.field)}
    />
  );
}

function Path(props: ControlProps) {
  const { itemKind } = props.form;
  return itemKind ? <ItemPath {...props} kind={itemKind} /> : <Line {...props} />;
}

function ItemPath({ kind, ...props }: ControlProps & { kind: AnyKind }) {
  const { id } = props.form;
  const { value, onChange } = textControl(props);
  const { reason, free } = useTakenSlug(kind, id, value.trim() && pathFrom(value));
  return (
    <>
      <Line {...props} problem={reason} />
      <SuggestedSlug slug={free} onChoose={onChange} />
      <AddressMove kind={kind} id={id} path={value} />
    </>
  );
}

function Slug(props: ControlProps) {
  const { itemKind } = props.form;
  return itemKind ? <ItemSlug {...props} kind={itemKind} /> : <Line {...props} />;
}

function ItemSlug({ kind, ...props }: ControlProps & { kind: AnyKind }) {
  const { name, field, form } = props;
  const { id, draft } = form;
  const ofTitle = slugFromTitle(titleOf(kind, draft));
  const typed = slugFrom(textControl(props).value);
  const mayBeEmpty = field.required !== 'save';
  const slug = typed || (mayBeEmpty ? ofTitle : '');
  const { reason, free } = useTakenSlug(kind, id, typed || ofTitle);
  return (
    <>
      <SlugField
        {...textControl(props)}
        label={field.label}
        base={kind.address.base}
        slug={slug}
        suggested={free || (typed === '' && reason === null ? ofTitle : '')}
        refusal={slug === '' ? null : reason}
        first={isFirst(form, name) || undefined}
      />
      <AddressMove kind={kind} id={id} path={`${kind.address.base}${slug}`} />
    </>
  );
}

function Upload({ kind, ...props }: ControlProps & { kind: 'image' | 'video' }) {
  return <UploadField {...textControl(props)} label={fullLabelOf(props)} kind={kind} />;
}

function Colour(props: ControlProps) {
  const { field } = props;
  const { value, ...text } = textControl(props);
  const { error } = field.input.safeParse(value);
  return (
    <ColourField
      {...text}
      id={idOf(props)}
      label={fullLabelOf(props)}
      note={hintOf(props)}
      maxLength={limitOf(field)}
      value={value}
      // The palette has no place for no colour.
      colour={error || value === '' ? '#ffffff' : value}
      problem={error?.issues[0]?.message ?? null}
    />
  );
}

/** Of a number, which names no limit of its own. */
const digits = 12;

function Count({ type, ...props }: ControlProps & { type?: 'time' }) {
  const { onChange, ...text } = textControl(props);
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
