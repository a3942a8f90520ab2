/** Lines that end. Not `readline`, which would also break at U+2028, which JSON leaves as it is. */
export async function* wholeLines(chunks: AsyncIterable<string>): AsyncGenerator<string, void> {
  let rest = '';
  for await (const chunk of chunks) {
    const lines = `${rest}${chunk}`.split('\n');
    rest = lines.pop() ?? '';
    yield* lines;
  }
}
