const spinnerDelay = 300;
/** The visitor has stopped loading by then. */
const limit = 15_000;

export function leavingLink(event: MouseEvent): HTMLAnchorElement | null {
  const { defaultPrevented, button, metaKey, ctrlKey, shiftKey, altKey, target } = event;
  if (defaultPrevented || button || metaKey || ctrlKey || shiftKey || altKey) return null;
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
  if (!link || link.target || link.download !== '' || link.origin !== location.origin) return null;
  const samePage = link.pathname === location.pathname && link.search === location.search;
  return samePage && link.hash ? null : link;
}

/** The card if the link is stretched over one. */
export function cardOf(link: Element): Element {
  return link.closest('article:has([data-departs])') ?? link;
}

/** After 300 ms the clicked picture darkens and shows a spinner; other links show the pill. */
export function start(missed?: MouseEvent): void {
  const ring = document.querySelector<HTMLElement>('[data-waiting="ring"]');
  const pill = document.querySelector<HTMLElement>('[data-waiting="pill"]');
  if (!ring || !pill) return;
  let timer = 0;

  const hide = () => {
    clearTimeout(timer);
    ring.hidden = true;
    pill.hidden = true;
  };
  const show = (link: HTMLAnchorElement) => {
    const picture = cardOf(link).querySelector('[data-departs]:has(img)');
    if (picture) picture.append(ring);
    else
      pill.lastChild?.replaceWith(
        (pill.dataset.text ?? '').replace('{page}', () => link.innerText),
      );
    (picture ? ring : pill).hidden = false;
    timer = window.setTimeout(hide, limit);
  };

  const wait = (event: MouseEvent) => {
    const link = leavingLink(event);
    if (!link) return;
    hide();
    timer = window.setTimeout(show, spinnerDelay, link);
  };
  document.addEventListener('click', wait);
  if (missed) wait(missed);
  addEventListener('pagehide', hide);
}
