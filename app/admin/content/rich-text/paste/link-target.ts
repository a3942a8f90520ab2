/** Parameters in which services that count clicks carry the address that was meant. */
const wrappers: [host: RegExp, parameter: string][] = [
  [/^(?:www\.)?google\.[a-z.]+$/, 'q'],
  [/^(?:www\.)?google\.[a-z.]+$/, 'url'],
  [/\.safelinks\.protection\.outlook\.com$/, 'url'],
  [/^lm?\.(?:facebook|instagram)\.com$/, 'u'],
  [/^(?:www\.)?facebook\.com$/, 'u'],
  [/^slack-redir\.net$/, 'url'],
  [/^(?:www\.)?linkedin\.com$/, 'url'],
  [/^(?:www\.)?youtube\.com$/, 'q'],
];

const wrappedPath = /^\/(?:url|l\.php|flx\/warn|link|redir\/redirect|redirect)?\/?$/;

function wrappedIn({ host, pathname, searchParams }: URL): string | null {
  if (!wrappedPath.test(pathname)) return null;
  for (const [service, parameter] of wrappers) {
    const inner = service.test(host) ? searchParams.get(parameter) : null;
    if (inner && /^https?:\/\//i.test(inner)) return inner;
  }
  return null;
}

/** A wrapper may lie around another one. */
const depthLimit = 4;

/** The address that a link means, without the services that it was led through. */
export function linkTarget(address: string): string {
  let target = address.trim();
  for (let depth = 0; depth < depthLimit && URL.canParse(target); depth += 1) {
    const inner = wrappedIn(new URL(target));
    if (inner === null) return target;
    target = inner;
  }
  return target;
}
