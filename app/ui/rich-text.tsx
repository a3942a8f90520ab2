import { trustedHtml } from './trusted-html.ts';

interface RichTextProps {
  /** Clean HTML: the allow-list when it was stored, and server/content/shown/page-html.ts when it was read. */
  html: string;
  className?: string;
}

/** The one place where stored HTML becomes part of a page. */
export function RichText({ html, className = 'prose' }: RichTextProps) {
  return <div className={className} dangerouslySetInnerHTML={{ __html: trustedHtml(html) }} />;
}
