import { trustedHtml } from './trusted-html.ts';

interface RichTextProps {
  /** Sanitized when stored and again by server/content/shown/page-html.ts. */
  html: string;
  className?: string;
}

export function RichText({ html, className = 'prose' }: RichTextProps) {
  return <div className={className} dangerouslySetInnerHTML={{ __html: trustedHtml(html) }} />;
}
