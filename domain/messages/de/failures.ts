import type { Messages } from '../messages.ts';

export const failed = {
  title: 'Diese Seite kann gerade nicht angezeigt werden',
  headline: 'Auf dem Trockenen',
  article: 'Artikel',
  message: 'Die Seite konnte nicht geladen werden. Bitte versuchen Sie es noch einmal.',
  text: 'Das liegt an uns. Ein zweiter Versuch hilft in den meisten Fällen.',
  retry: 'Erneut versuchen',
  homePage: 'Startseite',
  allStudies: 'Alle Fallstudien',
  allArticles: 'Alle Artikel',
} satisfies Messages['failed'];

export const lastResort = {
  title: 'Die Seite kann nicht angezeigt werden',
  nothing: 'Unter dieser Adresse gibt es nichts.',
  failed: 'Bei uns ist ein Fehler aufgetreten. Bitte versuchen Sie es in einer Minute noch einmal.',
  home: 'Zur Startseite',
} satisfies Messages['lastResort'];

export const missing = {
  title: 'Hoppla! Seite nicht gefunden',
  line1: 'Hoppla! Seite',
  line2: 'nicht gefunden',
  heading: 'Die Seite, die Sie suchen, gibt es nicht.',
  text: 'Vielleicht ist sie umgezogen, oder in der Adresse steckt ein Tippfehler.',
  gone: 'Sie stand früher hier, wurde aber entfernt.',
  closest: 'Ähnliche Inhalte',
  contact: 'Kontakt',
  searchHeading: 'Oder suchen Sie danach',
  searchText: 'Zwei oder drei Wörter von der Seite genügen, die Reihenfolge ist egal.',
  words: 'Wörter auf der Seite',
  searchStudies: 'Fallstudien durchsuchen',
} satisfies Messages['missing'];

export const preview = {
  title: 'Vorschaulink',
  changedLine1: 'Dieser Link ist',
  changedLine2: 'unvollständig',
  changed:
    'Ein Teil davon fehlt, oder er wurde verändert oder zurückgezogen. Öffnen Sie ihn noch einmal vollständig aus der Nachricht, mit der er kam. Hilft das nicht, bitten Sie um einen neuen Link.',
  expiredLine1: 'Diese Vorschau',
  expiredLine2: 'ist abgelaufen',
  expired:
    'Vorschaulinks gelten nur einige Tage. Wer Ihnen den Link geschickt hat, kann Ihnen einen neuen senden.',
  goneLine1: 'Diese Vorschau',
  goneLine2: 'gibt es nicht mehr',
  gone: 'Der Link wurde zurückgezogen, oder sein Inhalt wurde gelöscht. Wer ihn Ihnen geschickt hat, kann Ihnen einen neuen senden.',
} satisfies Messages['preview'];
