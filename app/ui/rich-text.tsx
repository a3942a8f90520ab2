import { trustedHtml } from './trusted-html.ts';

const plainParagraph = /^\s*(?:<p>)?[^<]*(?:<\/p>)?\s*$/;

interface RichTextProps {
  /** Sanitized when stored and again by server/content/shown/page-html.ts. */
  html: string;
  className?: string;
}

/** The look of words among others; what is more than a paragraph needs the styles of running text, too. */
export function typedClass(html: string, look: 'soft' | 'lead'): string {
  return plainParagraph.test(html) ? look : `prose ${look}`;
}

export function RichText({ html, className = 'prose' }: RichTextProps) {
  return <div className={className} dangerouslySetInnerHTML={{ __html: trustedHtml(html) }} />;
}
