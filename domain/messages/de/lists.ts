import type { Messages } from '../messages.ts';

export const cards = {
  details: 'Details ansehen',
  readMore: 'Weiterlesen',
  readMoreOf: 'Weiterlesen: {title}',
  linkWith: '{link}: {heading}',
  linkAbout: '{link}: {about}',
  service: 'Leistung ansehen',
  serviceFor: 'Leistung ansehen: {heading}',
} satisfies Messages['cards'];

export const lists = {
  studies: 'Fallstudien',
  insights: 'Artikel',
  allProjects: 'Alle Projekte ansehen',
  filter: 'Nach Kategorie filtern',
  all: 'Alle',
  allCategories: 'Alle Kategorien',
  fewerCategories: 'Weniger Kategorien',
  lookForArticles: 'Artikel suchen',
  lookForStudies: 'Fallstudien suchen',
  search: 'Suchen',
  searchArticles: 'Artikel durchsuchen',
  searchStudies: 'Fallstudien durchsuchen',
  articlesWith: '{count, plural, =0 {Keine Artikel} one {# Artikel} other {# Artikel}} mit {words}',
  studiesWith:
    '{count, plural, =0 {Keine Fallstudien} one {# Fallstudie} other {# Fallstudien}} mit {words}',
  pagesOfArticles: 'Seiten mit Artikeln',
  pagesOfStudies: 'Seiten mit Fallstudien',
  page: 'Seite',
  previousPage: 'Vorige Seite',
  nextPage: 'Nächste Seite',
  titleOfPage: 'Seite {page, number}: {title}',
  descriptionOfPage: 'Seite {page, number}. {description}',
  studiesOfCategory: 'Fallstudien: {category}',
  searchInStudies: 'Suche in den Fallstudien',
  articlesOfCategory: 'Artikel: {category}',
  searchInArticles: 'Suche in den Artikeln',
  noStudies: 'Noch ist keine Fallstudie veröffentlicht.',
  noStudiesOfCategory: 'Noch keine Fallstudie in der Kategorie „{category}“.',
  noStudiesFound: 'Davon handelt noch keine Fallstudie.',
  showAllProjects:
    '{count, plural, one {Das eine Projekt ansehen} other {Alle # Projekte ansehen}}',
  noArticles: 'Noch ist kein Artikel veröffentlicht.',
  nothingWritten: 'Hier steht noch nichts.',
  noArticlesFound: 'Darüber haben wir noch nichts geschrieben.',
  noArticlesOfCategory: 'Noch kein Artikel in der Kategorie „{category}“.',
  seeStudies: 'Fallstudien ansehen',
  showAllArticles: 'Alle Artikel ansehen',
} satisfies Messages['lists'];

export const reviews = {
  heading: 'Bewertungen',
  clients: 'Kundenstimmen',
  stars:
    '{count, select, 0 {Keiner} 1 {Einer} 2 {Zwei} 3 {Drei} 4 {Vier} other {Fünf}} von fünf Sternen',
  rating: '{rating, number} von {max, number} Sternen',
  noneOfCategory:
    'Zu unseren Projekten in der Kategorie „{category}“ gibt es noch keine Bewertung.',
} satisfies Messages['reviews'];

export const sliders = {
  carousel: 'Karussell',
  studies: 'Fallstudien',
  testimonials: 'Kundenstimmen',
  previousProject: 'Voriges Projekt',
  nextProject: 'Nächstes Projekt',
  previousTestimonial: 'Vorige Kundenstimme',
  nextTestimonial: 'Nächste Kundenstimme',
  start: 'Karussell starten',
  pause: 'Karussell anhalten',
  place: '{number, number} von {count, number}',
} satisfies Messages['sliders'];
