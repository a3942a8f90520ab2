import type { Messages } from '../messages.ts';

export const cards = {
  details: 'Ver detalles',
  readMore: 'Leer más',
  readMoreOf: 'Leer más: {title}',
  linkWith: '{link}: {heading}',
  linkAbout: '{link}: {about}',
  service: 'Ver el servicio',
  serviceFor: 'Ver el servicio: {heading}',
} satisfies Messages['cards'];

export const lists = {
  studies: 'Casos de éxito',
  insights: 'Artículos',
  allProjects: 'Ver todos los proyectos',
  filter: 'Filtrar por categoría',
  all: 'Todo',
  allCategories: 'Todas las categorías',
  fewerCategories: 'Menos categorías',
  lookForArticles: 'Buscar artículos',
  lookForStudies: 'Buscar casos de éxito',
  search: 'Buscar',
  searchArticles: 'Buscar en los artículos',
  searchStudies: 'Buscar en los casos de éxito',
  articlesWith:
    '{count, plural, =0 {Ningún artículo} one {# artículo} many {# de artículos} other {# artículos}} con {words}',
  studiesWith:
    '{count, plural, =0 {Ningún caso de éxito} one {# caso de éxito} many {# de casos de éxito} other {# casos de éxito}} con {words}',
  pagesOfArticles: 'Páginas de artículos',
  pagesOfStudies: 'Páginas de casos de éxito',
  page: 'Página',
  previousPage: 'Página anterior',
  nextPage: 'Página siguiente',
  titleOfPage: 'Página {page, number}: {title}',
  descriptionOfPage: 'Página {page, number}. {description}',
  studiesOfCategory: 'Casos de éxito: {category}',
  searchInStudies: 'Búsqueda en los casos de éxito',
  articlesOfCategory: 'Artículos: {category}',
  searchInArticles: 'Búsqueda en los artículos',
  noStudies: 'Todavía no se ha publicado ningún caso de éxito.',
  noStudiesOfCategory: 'Todavía no hay ningún caso de éxito en la categoría «{category}».',
  noStudiesFound: 'Todavía no hay ningún caso de éxito que hable de eso.',
  showAllProjects:
    '{count, plural, one {Ver el único proyecto} many {Ver los # de proyectos} other {Ver los # proyectos}}',
  noArticles: 'Todavía no se ha publicado ningún artículo.',
  nothingWritten: 'Aquí todavía no hay nada escrito.',
  noArticlesFound: 'Todavía no hemos escrito sobre eso.',
  noArticlesOfCategory: 'Todavía no hay ningún artículo en la categoría «{category}».',
  seeStudies: 'Ver los casos de éxito',
  showAllArticles: 'Ver todos los artículos',
} satisfies Messages['lists'];

export const reviews = {
  heading: 'Reseñas',
  clients: 'Lo que dicen nuestros clientes',
  stars:
    '{count, select, 0 {Ninguna estrella} 1 {Una estrella} 2 {Dos estrellas} 3 {Tres estrellas} 4 {Cuatro estrellas} other {Cinco estrellas}} de cinco',
  rating: '{rating, number} de {max, number} estrellas',
  noneOfCategory:
    'Todavía no hay ninguna reseña de nuestros proyectos de la categoría «{category}».',
} satisfies Messages['reviews'];

export const sliders = {
  carousel: 'carrusel',
  studies: 'Casos de éxito',
  testimonials: 'Testimonios',
  previousProject: 'Proyecto anterior',
  nextProject: 'Proyecto siguiente',
  previousTestimonial: 'Testimonio anterior',
  nextTestimonial: 'Testimonio siguiente',
  start: 'Iniciar el carrusel',
  pause: 'Pausar el carrusel',
  place: '{number, number} de {count, number}',
} satisfies Messages['sliders'];
