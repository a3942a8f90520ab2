const extension = /(?<!\p{L})(?:ext(?:ension|n)?|x|#)[.:=\s]*(\d+)\W*$/iu;

/**
 * The first number of what is written, and its extension as `tel:` has it (RFC 3966): '(0)' is dialled
 * inside a country, never behind its code.
 */
export function dialled(phone: string): string {
  const whole = phone.includes('+') ? phone.replace(/\(\s*0\s*\)/, '') : phone;
  const [first = ''] = /[+\d][^\p{L},;#+]*/u.exec(whole) ?? [];
  const [, inside] = extension.exec(whole) ?? [];
  const number = first.replace(/[^+\d]/g, '');
  return inside && number !== inside ? `${number};ext=${inside}` : number;
}
