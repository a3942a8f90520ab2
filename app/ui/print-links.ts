import type { LinksFunction } from 'react-router';
import printStyles from '../styles/print.css?url';

/** Of pages that people print: articles and case studies. The screen does not wait for it. */
export const printLinks: LinksFunction = () => [
  { rel: 'stylesheet', href: printStyles, media: 'print' },
];
