interface RichTextProps {
  /** Clean HTML: it has passed the allow-list when it was stored and when it was read. */
  html: string;
  className?: string;
}

interface HtmlPolicy {
  createHTML(html: string): string;
}

interface TrustedTypes {
  createPolicy(name: string, rules: HtmlPolicy): HtmlPolicy;
}

// TypeScript's library does not know Trusted Types yet; the server has none.
const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };

/** The one policy that may turn text into HTML in a browser (threat T07). */
const policy = trustedTypes?.createPolicy('app-html', { createHTML: (html) => html });

/** The one place where stored HTML becomes part of a page. */
export function RichText({ html, className = 'prose' }: RichTextProps) {
  const trusted = policy ? policy.createHTML(html) : html;
  return <div className={className} dangerouslySetInnerHTML={{ __html: trusted }} />;
}
