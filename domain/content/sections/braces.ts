const inBraces = /\{([A-Za-z]+)\}/g;

export function namesInBraces(text: string): string[] {
  if (!text.includes('{')) return [];
  return [...new Set(Array.from(text.matchAll(inBraces), ([, name = '']) => name))];
}

/** Unknown names stay as they are typed. @param written how a value stands in the text */
export function filledText(
  text: string,
  values: Readonly<Record<string, string>>,
  written = (value: string) => value,
): string {
  if (!text.includes('{')) return text;
  return text.replace(inBraces, (typed, name: string) =>
    Object.hasOwn(values, name) ? written(values[name] ?? '') : typed,
  );
}
