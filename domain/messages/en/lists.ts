export const cards = {
  details: 'View Details',
  readMore: 'Read more',
  readMoreOf: 'Read more: {title}',
  linkWith: '{link} with {heading}',
  linkAbout: '{link} about {about}',
  service: 'See the service',
  serviceFor: 'See the service for {heading}',
} as const;

export const lists = {
  studies: 'Case Studies',
  insights: 'Insights',
  allProjects: 'View All Projects',
  filter: 'Filter by category',
  all: 'All',
  allCategories: 'All categories',
  lookForArticles: 'Look for articles',
  lookForStudies: 'Look for case studies',
  search: 'Search',
  searchArticles: 'Search articles',
  searchStudies: 'Search case studies',
  articlesWith: '{count, plural, =0 {No articles} one {# article} other {# articles}} with {words}',
  studiesWith:
    '{count, plural, =0 {No case studies} one {# case study} other {# case studies}} with {words}',
  pagesOfArticles: 'Pages of articles',
  pagesOfStudies: 'Pages of case studies',
  page: 'Page',
  previousPage: 'Previous page',
  nextPage: 'Next page',
  titleOfPage: 'Page {page, number}: {title}',
  descriptionOfPage: 'Page {page, number}. {description}',
  studiesOfCategory: '{category} Case Studies',
  searchInStudies: 'Search in Case Studies',
  articlesOfCategory: 'Insights: {category}',
  searchInArticles: 'Search in Insights',
  noStudies: 'No case study is published yet.',
  noStudiesOfCategory: 'No case study in {category} yet.',
  noStudiesFound: 'No case study tells of that yet.',
  showAllProjects: '{count, plural, one {Show the one project} other {Show all # projects}}',
  noArticles: 'No article is published yet.',
  nothingWritten: 'Nothing is written here yet.',
  noArticlesFound: 'We have not written about that yet.',
  noArticlesOfCategory: 'No article in {category} yet.',
  seeStudies: 'See Case Studies',
  showAllArticles: 'Show all articles',
} as const;

export const reviews = {
  heading: 'Reviews',
  clients: 'What clients say',
  stars:
    '{count, select, 0 {No stars} 1 {One star} 2 {Two stars} 3 {Three stars} 4 {Four stars} other {Five stars}} out of five',
  rating: '{rating, number} out of {max, number} stars',
  noneOfCategory: 'No client has put a review of our {category} projects in writing yet.',
} as const;

export const sliders = {
  carousel: 'carousel',
  studies: 'Case studies',
  testimonials: 'Testimonials',
  previousProject: 'Previous project',
  nextProject: 'Next project',
  previousTestimonial: 'Previous testimonial',
  nextTestimonial: 'Next testimonial',
  start: 'Start the slider',
  pause: 'Pause the slider',
  place: '{number, number} of {count, number}',
} as const;
