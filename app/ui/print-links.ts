import type { LinksFunction } from 'react-router';
import printStyles from '../styles/print.css?url';

/** Of pages that people print: articles, case studies and policies. The screen does not wait for it. */
export const printLinks: LinksFunction = () => [
  { rel: 'stylesheet', href: printStyles, media: 'print' },
];
