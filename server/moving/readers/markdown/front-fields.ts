import { utcTime } from '../utc-time.ts';

type Fields = Readonly<Record<string, unknown>>;

/** The first of the names that holds words. */
export function textIn(fields: Fields, ...names: string[]): string {
  for (const name of names) {
    const value = fields[name];
    if (typeof value === 'string' && value.trim() !== '') return value.trim().toWellFormed();
    if (typeof value === 'number') return String(value);
  }
  return '';
}

function wordsOf(value: unknown): string {
  if (typeof value === 'string' || typeof value === 'number') return String(value).trim();
  const { name, title } = Object(value);
  return typeof name === 'string' ? name : typeof title === 'string' ? title : '';
}

/** A list, or words with commas between them. */
export function listIn(fields: Fields, ...names: string[]): string[] {
  const values = names.flatMap((name) => {
    const value = fields[name];
    if (Array.isArray(value)) return value.map(wordsOf);
    return typeof value === 'string' ? value.split(',') : [wordsOf(value ?? '')];
  });
  return [...new Set(values.map((value) => value.trim().toWellFormed()).filter(Boolean))];
}

/** As ISO 8601, or null. */
export function timeIn(fields: Fields, ...names: string[]): string | null {
  for (const name of names) {
    const value = fields[name];
    const time = typeof value === 'string' ? utcTime(value) : null;
    if (time !== null) return time;
    if (value instanceof Date && !Number.isNaN(value.getTime())) return value.toISOString();
  }
  return null;
}

export function isSet(fields: Fields, name: string): boolean {
  return fields[name] === true || fields[name] === 'true';
}

/** '/a.jpg' of 'image: /a.jpg', 'cover: {image: …}', 'image: {src: …, alt: …}'. */
export function pictureIn(fields: Fields): { address: string; alt: string } {
  const names = [
    'image',
    'cover',
    'featured_image',
    'featuredImage',
    'heroImage',
    'thumbnail',
    'banner',
    'feature_image',
  ];
  for (const name of names) {
    const value = fields[name];
    if (typeof value === 'string' && value !== '') {
      return { address: value, alt: textIn(fields, 'imageAlt', 'image_alt', 'alt') };
    }
    const inner: Fields = Object(value);
    const address = textIn(inner, 'image', 'src', 'url', 'path', 'feature');
    if (address !== '') return { address, alt: textIn(inner, 'alt', 'caption') };
  }
  return { address: '', alt: '' };
}
