/** What stands in the footer of a site whose owner has changed none of it (specification §2.4). */
export const footerWords = {
  call: 'Schedule a Call',
  social: 'Social',
  places: 'Locations',
  rights: 'All rights reserved.',
};

export type FooterWords = typeof footerWords;
