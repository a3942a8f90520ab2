/** Of one address Chromium sends the host in ASCII (`xn--…`), and Firefox as it is typed. */
export function withAsciiHost(email: string): string {
  const [, local, host = ''] = /^(.*@)([\w.\-\P{ASCII}]+)$/su.exec(email) ?? [];
  const url = `http://${host}`;
  return /\P{ASCII}/u.test(host) && URL.canParse(url) ? local + new URL(url).hostname : email;
}
