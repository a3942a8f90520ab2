/** What stands between two parts of a line, such as a service and its place: '، ' in Arabic letters. */
export function commaAfter(text: string): string {
  return /\p{Script=Arabic}/u.test(text) ? '، ' : ', ';
}
