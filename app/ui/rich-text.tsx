import { trustedHtml } from './trusted-html.ts';

interface RichTextProps {
  /** Clean HTML: it has passed the allow-list when it was stored and when it was read. */
  html: string;
  className?: string;
}

/** Wide tables and code scroll; who uses a keyboard must reach them. Clean HTML has no attribute there. */
function reachable(html: string): string {
  return html.replace(/<(table|pre)>/g, (_, tag: string) => `<${tag} tabindex="0">`);
}

/** The one place where stored HTML becomes part of a page. */
export function RichText({ html, className = 'prose' }: RichTextProps) {
  const trusted = trustedHtml(reachable(html));
  return <div className={className} dangerouslySetInnerHTML={{ __html: trusted }} />;
}
