import { expect, test } from 'vitest';
import { messagesFor } from './messages-for.ts';

const draft = { day: '30 November 2026' };

test('a language without a catalogue has the English texts', () => {
  expect(messagesFor('fi').text('header.openMenu')).toBe('Open menu');
  expect(messagesFor('fi').language).toBe('en');
  expect(messagesFor('ar-AE').text('header.openMenu')).toBe('فتح القائمة');
  expect(messagesFor('ur-PK').language).toBe('ur');
});

test('words of another direction are isolated in Arabic and Urdu, and in them alone', () => {
  expect(messagesFor('en').text('header.home', { name: 'Aqua' })).toBe('Aqua, home');
  expect(messagesFor('ar').text('header.home', { name: 'Aqua' })).toBe(
    '\u2068Aqua\u2069، الصفحة الرئيسية',
  );
  expect(messagesFor('ar').text('header.home', { name: 'نور' })).toBe('نور، الصفحة الرئيسية');
  expect(messagesFor('ur').text('layout.loading', { page: '+351 21' })).toContain(
    '\u2068+351 21\u2069',
  );
  const logo = (tag: string) => messagesFor(tag).text('header.home', { name: 'Aqua' });
  expect(['de', 'es', 'fr'].map(logo)).toEqual([
    'Aqua, Startseite',
    'Aqua, inicio',
    'Aqua, accueil',
  ]);
  expect(messagesFor('fr').text('forms.orCall', { phone: '+351 21' })).toBe(
    'Ou appelez le +351 21.',
  );
});

test('degrees are isolated in Arabic and Urdu, as their sign would change sides with the digits', () => {
  for (const language of ['ar', 'ur']) {
    for (const key of ['pages.latitude', 'feeds.latitude', 'feeds.longitude'] as const) {
      expect(messagesFor(language).text(key, { degrees: 25.2, side: 'north' }), key).toMatch(
        /^\u2066[\d.]+°\u2069 \p{Script=Arabic}/u,
      );
    }
  }
});

test('elements stand in the place of values', () => {
  const mark = { element: 'time' };
  expect(messagesFor('en').parts('layout.draft', { day: mark })).toEqual([
    'A draft, shown by a private link until ',
    mark,
    '. It is not public.',
  ]);
  expect(messagesFor('en').parts('layout.draft', draft).join('')).toContain('30 November 2026');
});

test('digits are those that a language is set to, whatever its region would have', () => {
  expect(messagesFor('ar-EG', 'latn').number(1234.5)).toBe('1,234.5');
  expect(messagesFor('ar', 'arab').number(12)).toBe('١٢');
  expect(messagesFor('ur', 'arabext').number(12)).toBe('۱۲');
  expect(messagesFor('en', 'arab').number(12)).toBe('12');
});

test('R-L-10 where nothing is set, as in the language of origin, they are the usual ones', () => {
  const tags = ['ar', 'ar-AE', 'ar-EG', 'fa', 'ur', 'de', 'ja', 'bn'];
  const said = tags.map((tag) => messagesFor(tag).number(12)).join(' ');
  expect(said).toBe('12 12 ١٢ ۱۲ 12 12 12 12');
});

test('numbers have the points and commas of the language', () => {
  const number = (tag: string) => messagesFor(tag).number(12_345.5);
  expect(['de', 'es', 'fr'].map(number)).toEqual(['12.345,5', '12.345,5', '12\u202f345,5']);
  const degrees = (tag: string) =>
    messagesFor(tag).text('pages.longitude', { degrees: 9.14, side: 'west' });
  expect(['de', 'es', 'fr'].map(degrees)).toEqual(['9,1°\u00a0W', '9,1°\u00a0O', '9,1°\u00a0O']);
});

test('days are spelled by the owner in English, by the language elsewhere', () => {
  const day = '2026-11-30T21:30:00.000Z';
  const spelling = { zone: 'Asia/Muscat', dates: 'day-first' } as const;
  expect(messagesFor('en').day(day, spelling)).toBe('1 December 2026');
  expect(messagesFor('en').day(day, { ...spelling, dates: 'numbers' })).toBe('2026-12-01');
  expect(messagesFor('ar').day(day, spelling)).toBe('1 ديسمبر 2026');
  expect(messagesFor('ar-SA', 'arab').day(day, spelling)).toBe('١ ديسمبر ٢٠٢٦');
  expect(messagesFor('ur').day(day, spelling)).toBe('1 دسمبر، 2026');
});

test('days are spelled in German, Spanish and French, with their weekday where it is asked for', () => {
  const day = '2026-11-30T12:00:00.000Z';
  const spelling = { zone: 'Europe/Berlin', dates: 'numbers' } as const;
  const tags = ['de', 'es', 'fr'];
  expect(tags.map((tag) => messagesFor(tag).day(day, spelling))).toEqual([
    '30. November 2026',
    '30 de noviembre de 2026',
    '30 novembre 2026',
  ]);
  expect(tags.map((tag) => messagesFor(tag).dayOfWeek(day, spelling))).toEqual([
    'Montag, 30. November 2026',
    'lunes, 30 de noviembre de 2026',
    'lundi 30 novembre 2026',
  ]);
});

test('the first of a French month is an ordinal', () => {
  const spelling = { zone: 'UTC', dates: 'day-first' } as const;
  const { day, dayOfWeek } = messagesFor('fr-CA');
  expect(day('2026-12-01T12:00:00.000Z', spelling)).toBe('1er décembre 2026');
  expect(dayOfWeek('2026-12-01T12:00:00.000Z', spelling)).toBe('mardi 1er décembre 2026');
  expect(day('2026-12-11T12:00:00.000Z', spelling)).toBe('11 décembre 2026');
  expect(messagesFor('es').day('2026-12-01T12:00:00.000Z', spelling)).toBe(
    '1 de diciembre de 2026',
  );
});

test('the number of projects is written in words up to twelve or twenty, and counted in all forms', () => {
  const said = (tag: string, ...counts: number[]) =>
    counts.map((count) => messagesFor(tag).text('facts.projects', { count }));
  expect(said('en', 0, 1, 14, 20, 21, 1_200)).toEqual([
    'Projects',
    'One project',
    'Fourteen projects',
    'Twenty projects',
    '21 projects',
    '1,200 projects',
  ]);
  expect(said('ar', 0, 1, 2, 3, 11, 100)).toEqual([
    'مشاريع',
    'مشروع واحد',
    'مشروعان',
    '3 مشاريع',
    '11 مشروعًا',
    '100 مشروع',
  ]);
  expect(said('ur', 1, 14)).toEqual(['1 پراجیکٹ', '14 پراجیکٹس']);
  expect(said('de', 0, 1, 12, 13)).toEqual([
    'Projekte',
    'Ein Projekt',
    'Zwölf Projekte',
    '13 Projekte',
  ]);
  expect(said('es', 1, 16, 21, 1_000_000)).toEqual([
    'Un proyecto',
    'Dieciséis proyectos',
    '21 proyectos',
    '1.000.000 de proyectos',
  ]);
  expect(said('fr', 1, 17, 21, 1_000_000)).toEqual([
    'Un projet',
    'Dix-sept projets',
    '21 projets',
    '1\u202f000\u202f000 de projets',
  ]);
});

test('names are listed, and days named, as the language does', () => {
  const cities = ['Muscat', 'Lisbon'];
  expect(messagesFor('en').and([...cities, 'Baku'])).toBe('Muscat, Lisbon and Baku');
  expect(messagesFor('ar').and(['مسقط', 'لشبونة'])).toBe('مسقط ولشبونة');
  expect(messagesFor('ur').and(['مسقط', 'لزبن'])).toBe('مسقط اور لزبن');
  expect(['de', 'es', 'fr'].map((tag) => messagesFor(tag).and([...cities, 'Baku']))).toEqual([
    'Muscat, Lisbon und Baku',
    'Muscat, Lisbon y Baku',
    'Muscat, Lisbon et Baku',
  ]);
  expect(messagesFor('de').list(cities)).toBe('Muscat, Lisbon');
  expect(messagesFor('de').lists(cities)).toBe('Muscat; Lisbon');
  expect(messagesFor('en').list(cities)).toBe('Muscat, Lisbon');
  expect(messagesFor('ar').list(cities)).toBe('Muscat، Lisbon');
  expect(['en', 'ar', 'ur', 'de', 'es', 'fr'].map((tag) => messagesFor(tag).weekday(0))).toEqual([
    ...['Monday', 'الاثنين', 'پیر'],
    ...['Montag', 'lunes', 'lundi'],
  ]);
});

test('Persian and Japanese have days, lists and digits of their own', () => {
  const day = '2026-11-30T12:00:00.000Z';
  const spelling = { zone: 'UTC', dates: 'day-first' } as const;
  expect(messagesFor('fa').day(day, spelling)).toBe('۹ آذر ۱۴۰۵');
  expect(messagesFor('fa-AF').day(day, spelling)).toBe('۹ قوس ۱۴۰۵');
  expect(messagesFor('ja').day(day, spelling)).toBe('2026年11月30日');
  expect(messagesFor('ja').dayOfWeek(day, spelling)).toBe('2026年11月30日月曜日');
  expect(messagesFor('ja').list(['東京', '日本'])).toBe('東京、日本');
  expect(messagesFor('ja').lists(['東京', '大阪'])).toBe('東京；大阪');
  expect(messagesFor('ja').and(['東京', '大阪'])).toBe('東京、大阪');
  expect(messagesFor('fa').list(['تهران', 'ایران'])).toBe('تهران، ایران');
  expect(messagesFor('fa').text('header.home', { name: 'Aqua' })).toBe(
    '\u2068Aqua\u2069، صفحهٔ اصلی',
  );
});
