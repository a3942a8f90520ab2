import type { LinksFunction } from 'react-router';
import printStyles from '../styles/print.css?url';

/** Print styles of articles, studies and policies, which do not block rendering. */
export const printLinks: LinksFunction = () => [
  { rel: 'stylesheet', href: printStyles, media: 'print' },
];
