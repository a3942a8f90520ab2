const japanese = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;

/** What stands between two parts of a line, such as a service and its place: '، ' in Arabic letters. */
export function commaAfter(text: string): string {
  if (japanese.test(text)) return '、';
  return /\p{Script=Arabic}/u.test(text) ? '، ' : ', ';
}
