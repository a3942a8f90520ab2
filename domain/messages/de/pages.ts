import type { Messages } from '../messages.ts';

export const facts = {
  projects:
    '{count, plural, =0 {Projekte} =1 {Ein Projekt} =2 {Zwei Projekte} =3 {Drei Projekte} =4 {Vier Projekte} =5 {Fünf Projekte} =6 {Sechs Projekte} =7 {Sieben Projekte} =8 {Acht Projekte} =9 {Neun Projekte} =10 {Zehn Projekte} =11 {Elf Projekte} =12 {Zwölf Projekte} one {# Projekt} other {# Projekte}}',
  answerTime: '{hours, plural, one {# Stunde} other {# Stunden}}',
  retention: '{months, plural, one {# Monat} other {# Monate}}',
  kept: 'Ihre Anfrage {retention} lang',
  keptUntilAsked: 'Ihre Anfrage, bis Sie um Löschung bitten',
} satisfies Messages['facts'];

export const location = {
  audience: 'Gestaltung, die zu Ihrem Publikum passt',
  phone: 'Zuerst auf dem Smartphone',
  phoneText:
    'Viele begegnen Ihnen auf einem kleinen Bildschirm und über das Mobilfunknetz. Deshalb kommt dieser Bildschirm zuerst.',
  language: 'In der Sprache Ihres Publikums',
  languageText:
    'Jede Sprache bekommt eigene Texte und ein Layout in ihrer Schreibrichtung, und Zahlen stehen so da, wie man sie dort liest.',
  everyone: 'Für jedes Auge und jede Hand',
  everyoneText:
    'Kontrast, Schriftgröße, Tastatur und Screenreader gehören von Anfang an zur Gestaltung, damit niemand ausgeschlossen wird.',
} satisfies Messages['location'];

export const pages = {
  home: 'Startseite',
  onThisPage: 'Auf dieser Seite',
  apart: '{from} und {to} liegen {distance, number} Kilometer auseinander',
  kilometres: '{distance, number}\u00a0km',
  latitude: '{degrees, number, ::.0}°\u00a0{side, select, south {S} other {N}}',
  longitude: '{degrees, number, ::.0}°\u00a0{side, select, west {W} other {O}}',
  invented: 'Für diese Vorführung erfundene und gezeichnete Personen.',
} satisfies Messages['pages'];
