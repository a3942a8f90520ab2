/**
 * The one inline script of public pages. It does nothing, but the first paint waits until it runs, that
 * is until the page is parsed and styled (docs/decisions/0045-a-stylesheet-for-each-part.md).
 */
export const paintGate = '0';
