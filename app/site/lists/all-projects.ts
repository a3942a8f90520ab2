/** R-2.3-01. */
export const allProjects = { href: '/case-studies', label: 'View All Projects' };
