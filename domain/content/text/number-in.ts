const words = [
  ...['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven'],
  ...['twelve', 'thirteen', 'fourteen', 'fifteen', 'sixteen', 'seventeen', 'eighteen', 'nineteen'],
  'twenty',
];

/** The first whole number from 3 to `max` that a text says, in digits or as an English word. */
export function numberIn(text: string, max: number): number | undefined {
  const found = text.toLowerCase().match(/\p{L}+|\d+(?:[.,]\d+)*/gu) ?? [];
  return found
    .map((one) => (/^\d/.test(one) ? Number(one) : words.indexOf(one) + 1))
    .find((number) => Number.isInteger(number) && number >= 3 && number <= max);
}
