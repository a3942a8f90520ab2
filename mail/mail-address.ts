export function isMailAddress(text: string): boolean {
  return (
    text.length <= 254 && /^[^\s"'(),:;<>@[\\\]\p{Cc}]+@[^\s"'(),:;<>@[\\\]\p{Cc}]+$/u.test(text)
  );
}

export function domainOf(address: string): string {
  return address.slice(address.lastIndexOf('@') + 1);
}
