/** Invisible to people (domain/inbox/enquiry.ts). */
export const honeypot = 'website';

type TextField = HTMLInputElement | HTMLTextAreaElement;

function isTextField(element: Element): element is TextField {
  const isInput = element instanceof HTMLInputElement && element.type !== 'hidden';
  return isInput || element instanceof HTMLTextAreaElement;
}

function textFields(form: HTMLFormElement): TextField[] {
  return [...form.elements].filter(isTextField);
}

function namedFields(form: HTMLFormElement, names: string[]): TextField[] {
  return textFields(form).filter(({ name }) => names.includes(name));
}

/** With hidden fields; the honeypot only when it is filled. */
export function readFields(form: HTMLFormElement): Record<string, string> {
  const fields = [...new FormData(form)].map(([name, value]): [string, string] => [
    name,
    typeof value === 'string' ? value : '',
  ]);
  return Object.fromEntries(fields.filter(([name, value]) => name !== honeypot || value !== ''));
}

export function fillFields(
  form: HTMLFormElement,
  names: string[],
  values: Record<string, string>,
): void {
  for (const field of namedFields(form, names)) field.value = values[field.name] ?? '';
}

/** Of a form that was sent: without a reset, the browser would call the emptied fields wrong. */
export function clearFields(form: HTMLFormElement, names: string[]): void {
  const typed = readFields(form);
  form.reset();
  for (const field of textFields(form)) {
    field.value = names.includes(field.name) ? '' : (typed[field.name] ?? '');
  }
}

/** Fills empty fields only, so that nothing typed is lost. */
export function fillEmptyFields(form: HTMLFormElement, values: Record<string, string>): void {
  for (const field of textFields(form)) field.value ||= values[field.name] ?? '';
}

export function areEmpty(form: HTMLFormElement, names: string[]): boolean {
  return namedFields(form, names).every(({ value }) => value === '');
}
