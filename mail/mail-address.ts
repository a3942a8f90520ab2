/**
 * Whether a mail server may be handed the address: one `@`, no quotes, no controls, no lists. What a
 * visitor typed never becomes anything but one address (threat T26).
 */
export function isMailAddress(text: string): boolean {
  return (
    text.length <= 254 && /^[^\s"'(),:;<>@[\\\]\p{Cc}]+@[^\s"'(),:;<>@[\\\]\p{Cc}]+$/u.test(text)
  );
}

/** The part of an address after the `@`. */
export function domainOf(address: string): string {
  return address.slice(address.lastIndexOf('@') + 1);
}
