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

/** Clean HTML in the form that a browser with Trusted Types accepts. */
export function trustedHtml(html: string): string {
  return policy ? policy.createHTML(html) : html;
}
