export const sliders = {
  carousel: 'carousel',
  studies: 'Case studies',
  testimonials: 'Testimonials',
  previousProject: 'Previous project',
  nextProject: 'Next project',
  previousTestimonial: 'Previous testimonial',
  nextTestimonial: 'Next testimonial',
  start: 'Start the slider',
  pause: 'Pause the slider',
  place: '{number, number} of {count, number}',
} as const;
