/** Attributes of a foreign player; `sandbox` keeps it from moving the page that it stands in. */
const foreign = {
  allow: 'autoplay; fullscreen; encrypted-media; picture-in-picture',
  sandbox: 'allow-scripts allow-same-origin allow-popups allow-presentation',
  referrerpolicy: 'strict-origin-when-cross-origin',
};

function playerFor(link: HTMLAnchorElement, address: string): HTMLElement {
  if (address.startsWith('/')) {
    const film = document.createElement('video');
    Object.assign(film, { src: address, controls: true, autoplay: true, playsInline: true });
    return film;
  }
  const frame = document.createElement('iframe');
  for (const [name, value] of Object.entries(foreign)) frame.setAttribute(name, value);
  frame.title = link.firstChild?.textContent || (link.textContent ?? '');
  frame.className = link.className;
  frame.src = address;
  return frame;
}

/** Nothing is asked of another site before the click; with a modifier the link stays a link. */
export function start(): void {
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[data-film]')) {
    link.addEventListener('click', (event) => {
      if (event.metaKey || event.ctrlKey || event.shiftKey) return;
      event.preventDefault();
      const player = playerFor(link, link.dataset.film ?? '');
      link.replaceWith(player);
      player.focus();
    });
  }
}
