import { href } from 'react-router';

/** R-2.3-01. */
export const allProjects = { href: href('/case-studies'), label: 'View All Projects' };
