import type { SiteMessages } from '../../../domain/messages/messages.ts';

/** What a slider says; made on the server, since an island has no messages. */
export interface SliderTexts {
  carousel: string;
  label: string;
  previous: string;
  next: string;
  start: string;
  pause: string;
  /** Such as '1 of 5', for each slide. */
  places: string[];
}

const keys = {
  studies: {
    label: 'sliders.studies',
    previous: 'sliders.previousProject',
    next: 'sliders.nextProject',
  },
  testimonials: {
    label: 'sliders.testimonials',
    previous: 'sliders.previousTestimonial',
    next: 'sliders.nextTestimonial',
  },
} as const;

export function sliderTexts(
  { text }: Pick<SiteMessages, 'text'>,
  of: keyof typeof keys,
  count: number,
): SliderTexts {
  const { label, previous, next } = keys[of];
  return {
    carousel: text('sliders.carousel'),
    label: text(label),
    previous: text(previous),
    next: text(next),
    start: text('sliders.start'),
    pause: text('sliders.pause'),
    places: Array.from({ length: count }, (_, index) =>
      text('sliders.place', { number: index + 1, count }),
    ),
  };
}
