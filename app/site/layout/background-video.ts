import { savesData } from './saves-data.ts';

/** In forced colours the hero has no background (hero.module.css). */
const noFilm = '(prefers-reduced-motion: reduce), (forced-colors: active)';
const wideScreen = '(min-width: 768px)';

function setSources(film: HTMLVideoElement, name: string, types: string[]): void {
  film.replaceChildren(
    ...types.map((type) => {
      const source = document.createElement('source');
      source.src = `${name}.${type}`;
      source.type = `video/${type}`;
      return source;
    }),
  );
  film.load();
  // Refused where the browser saves power: the button then starts the film.
  film.play().catch(() => {});
}

function startButton(film: HTMLVideoElement, button: HTMLButtonElement): void {
  const { label, otherLabel } = button.dataset;
  button.addEventListener('click', () => (film.paused ? film.play() : film.pause()));
  const tell = () => {
    button.toggleAttribute('data-other', film.paused);
    button.ariaLabel = (film.paused ? otherLabel : label) ?? '';
  };
  film.addEventListener('play', tell);
  film.addEventListener('pause', tell);
  film.addEventListener('canplay', () => {
    button.hidden = false;
  });
}

/** Unless the visitor prefers less motion, less data or colours of their own. */
export function start(film: HTMLVideoElement): void {
  const none = matchMedia(noFilm);
  if (none.matches || savesData()) return;
  none.addEventListener('change', () => none.matches && film.pause());
  const { backgroundVideo: name = '' } = film.dataset;
  const button = document.querySelector<HTMLButtonElement>('[data-background-video-button]');
  if (button) startButton(film, button);
  film.addEventListener('playing', () => {
    film.dataset.playing = '';
  });

  const wide = matchMedia(wideScreen);
  // An uploaded film is one file.
  const [, own, type] = /^(.+)\.(\w+)$/.exec(name) ?? [];
  const choose = () =>
    own && type
      ? setSources(film, own, [type])
      : setSources(film, `${name}-${wide.matches ? 'wide' : 'tall'}`, ['webm', 'mp4']);
  // What was paused stays so: new sources would start the film.
  if (!own) wide.addEventListener('change', () => film.paused || choose());
  choose();
}
