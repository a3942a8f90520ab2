interface HtmlPolicy {
  createHTML(html: string): string;
}

interface TrustedTypes {
  createPolicy(name: string, rules: HtmlPolicy): HtmlPolicy;
}

// TypeScript's library lacks Trusted Types; the server has none.
const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };

/** The only policy that turns text into HTML in a browser (threat T07). */
const policy = trustedTypes?.createPolicy('app-html', { createHTML: (html) => html });

export function trustedHtml(html: string): string {
  return policy ? policy.createHTML(html) : html;
}
