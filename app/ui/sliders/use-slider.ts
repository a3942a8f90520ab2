import Autoplay from 'embla-carousel-autoplay';
import useEmblaCarousel, { type UseEmblaCarouselType } from 'embla-carousel-react';
import {
  type FocusEvent,
  type KeyboardEvent,
  type PointerEvent,
  useCallback,
  useEffect,
  useState,
} from 'react';

type EmblaCarousel = UseEmblaCarouselType[1];

/** Specification §9. */
const delay = 2000;

const lessMotion = '(prefers-reduced-motion: reduce)';

interface SliderState {
  selected: number;
  inView: number[] | null;
  /** False once all slides are known to be in view. */
  moves: boolean;
}

/** Without a pointer `:hover` outlasts the tap that caused it. */
function isHovered(region: Element): boolean {
  return matchMedia('(hover)').matches && region.matches(':hover');
}

/** Stops for good once a visitor takes over, and pauses on hover and focus (decision D36). */
function useAutoplay(slider: EmblaCarousel) {
  const [stopped, setStopped] = useState(false);
  const [held, setHeld] = useState(false);
  const stop = useCallback(() => setStopped(true), []);

  useEffect(() => {
    const less = matchMedia(lessMotion);
    const follow = () => less.matches && stop();
    follow();
    // The preference may change while the page is open.
    less.addEventListener('change', follow);
    return () => less.removeEventListener('change', follow);
  }, [stop]);

  useEffect(() => {
    // The pointer may be inside before the script loads.
    const region = slider?.rootNode().parentElement;
    if (region) setHeld(isHovered(region) || region.matches(':focus-within'));
  }, [slider]);

  useEffect(() => {
    if (!slider) return;
    const follow = () => {
      // The plugin knows no delays for a slide that stands alone, and throws.
      if (slider.scrollSnapList().length < 2) return;
      const { autoplay } = slider.plugins();
      if (stopped || held) autoplay?.stop();
      else autoplay?.play();
    };
    follow();
    // Another width may have made room for all slides, or taken it.
    slider.on('reInit', follow);
    return () => {
      slider.off('reInit', follow);
    };
  }, [slider, stopped, held]);

  const hold = {
    onPointerEnter: () => setHeld(true),
    // A button clicked with the pointer keeps the focus, which must not pause.
    onPointerLeave: ({ currentTarget }: PointerEvent) =>
      setHeld(currentTarget.querySelector(':focus-visible') !== null),
    onFocus: () => setHeld(true),
    onBlur: ({ currentTarget }: FocusEvent) => setHeld(isHovered(currentTarget)),
  };
  function togglePlaying(): void {
    setStopped(!stopped);
    // Whoever presses this button wants to see the slides move.
    setHeld(false);
  }
  return { stopped, stop, togglePlaying, hold };
}

/** The gap after the last slide is for the first one, which follows it only in a loop. */
function fitEnd(slider: NonNullable<EmblaCarousel>): void {
  const last = slider.slideNodes().at(-1);
  const gap = slider.internalEngine().options.loop ? '' : '0px';
  if (!last || last.style.marginInlineEnd === gap) return;
  last.style.marginInlineEnd = gap;
  slider.reInit();
}

function useSliderState(slider: EmblaCarousel, onDrag: () => void) {
  const [state, setState] = useState<SliderState>({ selected: 0, inView: null, moves: true });

  useEffect(() => {
    if (!slider) return;
    // A visitor may have scrolled before the script loaded.
    slider.rootNode().scrollLeft = 0;
    const read = () => {
      const inView = slider.slidesInView();
      setState({
        moves: slider.scrollSnapList().length > 1,
        selected: slider.selectedScrollSnap(),
        inView: inView.length > 0 ? inView : null,
      });
    };
    slider.on('select', read).on('slidesInView', read).on('pointerDown', onDrag);
    slider.on('reInit', fitEnd).on('reInit', read);
    fitEnd(slider);
    // The event may have fired before this listener was added.
    read();
    // Embla's own hook removes the listeners.
  }, [slider, onDrag]);

  return state;
}

/**
 * One after the other: a drawing that arrives while a slide comes into sight holds up the taps that
 * move it.
 */
function loadInTurn([picture, ...others]: HTMLImageElement[]): void {
  if (!picture) return;
  const loadOthers = () => loadInTurn(others);
  picture.loading = 'eager';
  picture.decode().then(loadOthers, loadOthers);
}

export function useSlider() {
  const [plugins] = useState(() => [Autoplay({ delay, playOnInit: false })]);
  // The server knows no direction and moves no slide.
  const direction = globalThis.document?.dir === 'rtl' ? 'rtl' : 'ltr';
  const [viewport, slider] = useEmblaCarousel({ loop: true, align: 'start', direction }, plugins);
  const { stopped, stop, togglePlaying, hold } = useAutoplay(slider);
  const state = useSliderState(slider, stop);

  useEffect(() => {
    loadInTurn(Array.from(slider?.rootNode().querySelectorAll('img') ?? []));
  }, [slider]);

  function move(direction: 'scrollPrev' | 'scrollNext'): void {
    stop();
    slider?.[direction](matchMedia(lessMotion).matches);
  }
  const previous = () => move('scrollPrev');
  const next = () => move('scrollNext');

  function onKeyDown({ key, currentTarget, target }: KeyboardEvent): void {
    if (key !== 'ArrowLeft' && key !== 'ArrowRight') return;
    const backwards = getComputedStyle(currentTarget).direction === 'rtl';
    const goesOn = (key === 'ArrowRight') !== backwards;
    // A slide that moves out of sight becomes inert, and would lose the focus.
    if (target instanceof Element && target.closest('li')) {
      const arrow = `[data-arrow="${goesOn ? 'next' : 'previous'}"]`;
      currentTarget.querySelector<HTMLElement>(arrow)?.focus();
    }
    if (goesOn) next();
    else previous();
  }

  return {
    ...state,
    viewport,
    region: { ...hold, onKeyDown },
    ready: slider !== undefined,
    stopped,
    togglePlaying,
    previous,
    next,
  };
}

export type Slider = ReturnType<typeof useSlider>;
