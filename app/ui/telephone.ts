/** The `tel:` address of a phone number as it is printed. */
export function telephoneAddress(phone: string): string {
  return `tel:${phone.replace(/[^+\d]/g, '')}`;
}
