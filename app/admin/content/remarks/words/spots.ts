import type { EditedText } from '../../../../../domain/api/content/editions/editions.ts';
import { fieldsIn } from '../../../../../domain/content/fields/named-fields.ts';
import type { AnyKind } from '../../../../../domain/content/kinds/kinds.ts';
import type { TextPart } from '../../editor/codec.ts';
import { codecOf } from '../../editor/codecs.ts';
import type { FormDraft } from '../../editor/draft.ts';
import { placeInForm } from '../../editor/form-fields.ts';
import type { FormFields } from '../../journal/fields.ts';
import { inertHtml } from '../../rich-text/schema/inert-html.ts';

export interface Spot {
  /** As the calls name it: `blogs_content.0.heading`. */
  path: string;
  /** The `name` of its control. */
  control: string;
  label: string;
  /** As readers see it. */
  text: string;
}

function readersText(html: string): string {
  if (!html.includes('<') && !html.includes('&')) return html;
  return inertHtml(`<body>${html}`).body.textContent;
}

const textsOfHtml = new Map<string, string>();

/** Each HTML is read once while it stands in the form. */
function keptText(html: string): string {
  const known = textsOfHtml.get(html);
  if (known !== undefined) return known;
  if (textsOfHtml.size > 200) textsOfHtml.clear();
  const text = readersText(html);
  textsOfHtml.set(html, text);
  return text;
}

export function spotsInLanguage(texts: readonly EditedText[], draft: FormDraft): Spot[] {
  return texts.map(({ path, label, isHtml }) => {
    const typed = String(draft[path] ?? '');
    return { path, control: path, label, text: isHtml ? keptText(typed) : typed };
  });
}

export function spotsOf(kind: AnyKind, form: FormFields<FormDraft>, draft: FormDraft): Spot[] {
  const texts = form.fieldsOf(draft);
  return fieldsIn(kind).flatMap(([name, field]) => {
    const whole: TextPart[] = [{ path: name, isHtml: field.control === 'html' }];
    const parts = codecOf(field).partsOf?.(name, draft[name], field) ?? whole;
    return parts.map(({ path, isHtml, label }) => {
      const place = label ? { name: path, control: path } : placeInForm(kind, path, draft, false);
      const stored = texts[place.name] ?? '';
      const text = isHtml ? keptText(stored) : stored;
      return { path, control: place.control, label: label ?? form.labelOf(place.name), text };
    });
  });
}
