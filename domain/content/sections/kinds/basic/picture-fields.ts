import { altLimit, captionLimit } from '../../../../media/upload.ts';
import { image, line, lines } from '../../../fields/fields.ts';

export function pictureFields() {
  return {
    picture: image('section', 'Picture'),
    alt: line('section', 'Alt text', altLimit, {
      hint: 'What the picture shows, for those who cannot see it. Empty: that of the media library.',
    }),
    caption: lines('section', 'Caption', captionLimit),
  };
}
