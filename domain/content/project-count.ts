const words =
  '- One Two Three Four Five Six Seven Eight Nine Ten Eleven Twelve Thirteen Fourteen Fifteen Sixteen Seventeen Eighteen Nineteen Twenty'.split(
    ' ',
  );

/** The number of projects at the start of a sentence: in words up to twenty, and no word for none. */
export function projectCount(count: number): string {
  if (count === 0) return 'Projects';
  const number = words[count] ?? count.toLocaleString('en');
  return `${number} ${count === 1 ? 'project' : 'projects'}`;
}
