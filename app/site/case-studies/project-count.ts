const words =
  'No One Two Three Four Five Six Seven Eight Nine Ten Eleven Twelve Thirteen Fourteen Fifteen Sixteen Seventeen Eighteen Nineteen Twenty'.split(
    ' ',
  );

/** The number of projects at the start of a sentence: in words up to twenty. */
export function projectCount(count: number): string {
  const number = words[count] ?? count.toLocaleString('en');
  return `${number} ${count === 1 ? 'project' : 'projects'}`;
}
