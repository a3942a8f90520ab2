import sharedHero from '../../pictures/service-hero.svg';
import sharedHeroTall from '../../pictures/service-hero-tall.svg';

const files = import.meta.glob<string>('./pictures/*.svg', {
  eager: true,
  query: '?url',
  import: 'default',
});

/** Width and height in px of the pictures beside text. */
export const pictureSizes = {
  numbered: { width: 900, height: 620 },
  counts: { width: 900, height: 720 },
};

/** The address of a service's own drawing, such as `web-1`. */
export function servicePicture(key: string, name: string | number): string | undefined {
  return files[`./pictures/${key}-${name}.svg`];
}

/** A service without a hero of its own has the one that all share. */
export function serviceHero(key: string): { wide: string; tall: string } {
  return {
    wide: servicePicture(key, 'hero') ?? sharedHero,
    tall: servicePicture(key, 'hero-tall') ?? sharedHeroTall,
  };
}
