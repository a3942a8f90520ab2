import type { Messages } from '../messages.ts';

export const cards = {
  details: 'Voir les détails',
  readMore: 'Lire la suite',
  readMoreOf: 'Lire la suite\u00a0: {title}',
  linkWith: '{link}\u00a0: {heading}',
  linkAbout: '{link}\u00a0: {about}',
  service: 'Voir le service',
  serviceFor: 'Voir le service\u00a0: {heading}',
} satisfies Messages['cards'];

export const lists = {
  studies: 'Études de cas',
  insights: 'Articles',
  allProjects: 'Voir tous les projets',
  filter: 'Filtrer par catégorie',
  all: 'Tout',
  allCategories: 'Toutes les catégories',
  fewerCategories: 'Moins de catégories',
  lookForArticles: 'Rechercher des articles',
  lookForStudies: 'Rechercher des études de cas',
  search: 'Rechercher',
  searchArticles: 'Rechercher dans les articles',
  searchStudies: 'Rechercher dans les études de cas',
  articlesWith:
    '{count, plural, =0 {Aucun article} one {# article} many {# d’articles} other {# articles}} avec {words}',
  studiesWith:
    '{count, plural, =0 {Aucune étude de cas} one {# étude de cas} many {# d’études de cas} other {# études de cas}} avec {words}',
  pagesOfArticles: 'Pages d’articles',
  pagesOfStudies: 'Pages d’études de cas',
  page: 'Page',
  previousPage: 'Page précédente',
  nextPage: 'Page suivante',
  titleOfPage: 'Page {page, number}\u00a0: {title}',
  descriptionOfPage: 'Page {page, number}. {description}',
  studiesOfCategory: 'Études de cas\u00a0: {category}',
  searchInStudies: 'Recherche dans les études de cas',
  articlesOfCategory: 'Articles\u00a0: {category}',
  searchInArticles: 'Recherche dans les articles',
  noStudies: 'Aucune étude de cas n’a encore été publiée.',
  noStudiesOfCategory:
    'Aucune étude de cas pour l’instant dans la catégorie «\u00a0{category}\u00a0».',
  noStudiesFound: 'Aucune étude de cas n’en parle encore.',
  showAllProjects:
    '{count, plural, one {Voir le seul projet} many {Voir les # de projets} other {Voir les # projets}}',
  noArticles: 'Aucun article n’a encore été publié.',
  nothingWritten: 'Rien n’a encore été écrit ici.',
  noArticlesFound: 'Nous n’avons encore rien écrit à ce sujet.',
  noArticlesOfCategory: 'Aucun article pour l’instant dans la catégorie «\u00a0{category}\u00a0».',
  seeStudies: 'Voir les études de cas',
  showAllArticles: 'Voir tous les articles',
} satisfies Messages['lists'];

export const reviews = {
  heading: 'Avis',
  clients: 'Ce que disent nos clients',
  stars:
    '{count, select, 0 {Aucune étoile} 1 {Une étoile} 2 {Deux étoiles} 3 {Trois étoiles} 4 {Quatre étoiles} other {Cinq étoiles}} sur cinq',
  rating: 'Note\u00a0: {rating, number} sur {max, number}',
  noneOfCategory:
    'Il n’y a pas encore d’avis sur nos projets de la catégorie «\u00a0{category}\u00a0».',
} satisfies Messages['reviews'];

export const sliders = {
  carousel: 'carrousel',
  studies: 'Études de cas',
  testimonials: 'Témoignages',
  previousProject: 'Projet précédent',
  nextProject: 'Projet suivant',
  previousTestimonial: 'Témoignage précédent',
  nextTestimonial: 'Témoignage suivant',
  start: 'Démarrer le carrousel',
  pause: 'Mettre le carrousel en pause',
  place: '{number, number} sur {count, number}',
} satisfies Messages['sliders'];
