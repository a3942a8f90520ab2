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
type EmblaOptions = Parameters<typeof useEmblaCarousel>[0];

/** Milliseconds between two slides (specification §9). */
const delay = 2000;

const lessMotion = '(prefers-reduced-motion: reduce)';

interface SliderState {
  /** Index of the first slide. */
  selected: number;
  /** Indexes of the slides to be seen; null until the slider knows. */
  inView: number[] | null;
}

/** On a screen without a pointer, `:hover` outlasts the tap that made it. */
function isHovered(region: Element): boolean {
  return matchMedia('(hover)').matches && region.matches(':hover');
}

/** Moves by itself until somebody takes over; hover and focus hold it meanwhile (decision D36). */
function useAutoplay(slider: EmblaCarousel) {
  const [stopped, setStopped] = useState(false);
  const [held, setHeld] = useState(false);
  const stop = useCallback(() => setStopped(true), []);

  useEffect(() => {
    if (matchMedia(lessMotion).matches) stop();
  }, [stop]);

  useEffect(() => {
    // Who was inside before the script arrived enters no more.
    const region = slider?.rootNode().parentElement;
    if (region) setHeld(isHovered(region) || region.matches(':focus-within'));
  }, [slider]);

  useEffect(() => {
    const autoplay = slider?.plugins().autoplay;
    if (stopped || held) autoplay?.stop();
    else autoplay?.play();
  }, [slider, stopped, held]);

  const hold = {
    onPointerEnter: () => setHeld(true),
    // A button that was pressed by the pointer keeps the focus, and does not hold.
    onPointerLeave: ({ currentTarget }: PointerEvent) =>
      setHeld(currentTarget.querySelector(':focus-visible') !== null),
    onFocus: () => setHeld(true),
    onBlur: ({ currentTarget }: FocusEvent) => setHeld(isHovered(currentTarget)),
  };
  function togglePlaying(): void {
    setStopped(!stopped);
    // The button keeps focus and pointer; who presses it wants to see the slides move.
    setHeld(false);
  }
  return { stopped, stop, togglePlaying, hold };
}

function useSliderState(slider: EmblaCarousel, onDrag: () => void) {
  const [state, setState] = useState<SliderState>({ selected: 0, inView: null });

  useEffect(() => {
    if (!slider) return;
    // A visitor may have scrolled the slides before the script arrived.
    slider.rootNode().scrollLeft = 0;
    const read = () => {
      const inView = slider.slidesInView();
      setState({
        selected: slider.selectedScrollSnap(),
        inView: inView.length > 0 ? inView : null,
      });
    };
    slider.on('select', read).on('slidesInView', read).on('pointerDown', onDrag);
    // It may have told before anybody listened.
    read();
    // The slider is destroyed with its listeners by its own hook.
  }, [slider, onDrag]);

  return state;
}

/** A slider of the specification: loops, moves every 2000 ms, and anybody can stop it. */
export function useSlider(options: EmblaOptions) {
  const [plugins] = useState(() => [Autoplay({ delay, playOnInit: false })]);
  // Rendered on the server, where no direction can be seen and no slide is moved.
  const direction = globalThis.document?.dir === 'rtl' ? 'rtl' : 'ltr';
  const [viewport, slider] = useEmblaCarousel(
    { loop: true, align: 'start', direction, ...options },
    plugins,
  );
  const { stopped, stop, togglePlaying, hold } = useAutoplay(slider);
  const state = useSliderState(slider, stop);

  function move(direction: 'scrollPrev' | 'scrollNext'): void {
    stop();
    slider?.[direction](matchMedia(lessMotion).matches);
  }
  const previous = () => move('scrollPrev');
  const next = () => move('scrollNext');

  function onKeyDown({ key, currentTarget }: KeyboardEvent): void {
    const backwards = getComputedStyle(currentTarget).direction === 'rtl';
    if (key === (backwards ? 'ArrowRight' : 'ArrowLeft')) previous();
    if (key === (backwards ? 'ArrowLeft' : 'ArrowRight')) next();
  }

  return {
    ...state,
    viewport,
    /** Attributes of the element around slides and controls. */
    region: { ...hold, onKeyDown },
    ready: slider !== undefined,
    stopped,
    togglePlaying,
    previous,
    next,
  };
}

export type Slider = ReturnType<typeof useSlider>;
