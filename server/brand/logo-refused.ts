/** A logo of which nothing is stored; the message is the sentence for whoever chose it. */
export class LogoRefused extends Error {
  override name = 'LogoRefused';
}

const again = 'Please export it again without.';

export const logoSentences = {
  unreadable: 'The file is no SVG that can be read. Please export the logo again.',
  declares: `The logo begins with a document type or with entities. ${again}`,
  instructs: `The logo begins with an instruction that loads a style. ${again}`,
  script: `The logo holds a script. ${again}`,
  event: `The logo holds a part that answers clicks or loading. ${again}`,
  link: `The logo holds a link to something else. ${again}`,
  foreign: `The logo holds a part of a web page (foreignObject). ${again}`,
  picture: 'The logo holds a picture. Please draw it as shapes, or choose a PNG.',
  text: 'The logo holds text that needs a typeface. Please turn it into outlines.',
  loads: `The styles of the logo load something. ${again}`,
  styles:
    'The styles of the logo are too many-sided. Please export it with presentation attributes.',
  element: (name: string) =>
    `The logo holds <${name.slice(0, 40)}>, which a logo must not. ${again}`,
  value: (name: string) =>
    `The logo has a value of ${name} that cannot be read. Please export it again.`,
  size: 'The logo says nothing of its size. Please export it with a viewBox.',
  depth: 'The parts of the logo stand too deep in each other. Please flatten it.',
  gone: 'This PNG is not in the media any more. Please choose another.',
  grown: 'The logo is larger than 64 KB once its styles are written out.',
  empty: 'The logo is empty: it draws nothing.',
} as const;
