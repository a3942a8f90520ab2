/**
 * The digits of a number as it is written, and its extension as `tel:` has it (RFC 3966): '(0)' is dialled
 * inside a country, never behind its code.
 */
export function dialled(phone: string): string {
  const [, number = phone, extension] = /^(.*\d)\W*(?:ext|x|#)\D*(\d+)\D*$/i.exec(phone) ?? [];
  const whole = number.includes('+') ? number.replace(/\(\s*0\s*\)/, '') : number;
  return whole.replace(/[^+\d]/g, '') + (extension ? `;ext=${extension}` : '');
}
