/** The digits of a number as it is written: '(0)' is dialled inside a country, never behind its code. */
export function dialled(phone: string): string {
  const whole = phone.includes('+') ? phone.replace(/\(\s*0\s*\)/, '') : phone;
  return whole.replace(/[^+\d]/g, '');
}
