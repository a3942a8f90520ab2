/**
 * A field's path as people read it: `blogs_content.0.heading` is 'Blogs content 1 heading',
 * `sec4SubHeading` is 'Sec4 sub heading'. Places in lists are counted from 1.
 */
export function fieldName(path: string): string {
  const words = path
    .split('.')
    .map((part) => (/^\d+$/.test(part) ? String(Number(part) + 1) : part))
    .join(' ')
    .replace(/_/g, ' ')
    .replace(/([a-z\d])([A-Z])/g, (_, end: string, start: string) => `${end} ${start}`)
    .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
