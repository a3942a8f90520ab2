/** At a space before the limit, as search engines cut; '…' stands for the rest. */
export function cutText(text: string, max: number): string {
  const signs = Array.from(text);
  if (signs.length <= max) return text;
  const start = signs.slice(0, max).join('');
  const end = start.lastIndexOf(' ');
  return `${(end > 0 ? start.slice(0, end) : start).replace(/[\s,;:–—-]+$/u, '')} …`;
}
