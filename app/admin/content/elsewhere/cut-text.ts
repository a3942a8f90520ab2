/** At the end of a word, where the page doctor shortens it, too; '…' stands for the rest. */
export function cutText(text: string, max: number): string {
  const signs = Array.from(text);
  if (signs.length <= max) return text;
  // One character more tells whether a word ends at the limit.
  const start = signs.slice(0, max + 1).join('');
  const words = start.replace(/[\s,;:–—-]+\S*$/u, '').trim();
  return `${words === '' || words === start ? signs.slice(0, max).join('') : words} …`;
}
