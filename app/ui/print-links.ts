import type { LinksFunction, MetaDescriptor } from 'react-router';
import printStyles from '../styles/print.css?url';

const printLink = { rel: 'stylesheet', href: printStyles, media: 'print' } as const;

/** Print styles of articles, studies, policies and the contact page, which do not block rendering. */
export const printLinks: LinksFunction = () => [printLink];

/** For a route of which only some pages are printed. */
export const printMeta: MetaDescriptor[] = [{ tagName: 'link', ...printLink }];
