// Characters of a line that a phone does not wrap and that ends before the subject of the picture.
const lineLength = 16;
const maxLines = 4;

function longest(lines: string[]): number {
  return Math.max(...lines.map((line) => line.length));
}

function balanced(words: string[], count: number): string[] {
  if (count === 1 || words.length < 2) return [words.join(' ')];
  return words
    .slice(1)
    .map((_, cut) => [
      words.slice(0, cut + 1).join(' '),
      ...balanced(words.slice(cut + 1), count - 1),
    ])
    .reduce((best, lines) => (longest(lines) < longest(best) ? lines : best));
}

/** As few lines of similar length as possible; longer text is left to the browser. */
export function headlineLines(text: string): string[] {
  const words = text.trim().split(/\s+/);
  const whole = words.join(' ');
  if (whole.length > maxLines * (lineLength + 1)) return [whole];
  for (let count = 1; count <= maxLines; count += 1) {
    const lines = balanced(words, count);
    if (longest(lines) <= lineLength) return lines;
  }
  return [whole];
}
