import type { AnchorHTMLAttributes } from 'react';
import { useLinkTo } from './page-language.ts';

/**
 * A link of a public page: it leads to the edition of its language, or to the original and says in
 * which language that is (R-L-06). One that names its language stays as it is.
 */
export function Anchor(props: AnchorHTMLAttributes<HTMLAnchorElement>) {
  const { href, hrefLang } = props;
  const linkTo = useLinkTo();
  const link = href === undefined || hrefLang !== undefined ? {} : linkTo(href);
  return <a {...props} {...link} />;
}
