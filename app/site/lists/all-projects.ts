import { href } from 'react-router';

/** Where every look at some studies leads on to (R-2.3-01). */
export const allProjects = { href: href('/case-studies'), label: 'View All Projects' };
