export function pick<T extends object, K extends keyof T>(row: T, names: readonly K[]): Pick<T, K> {
  const entries = names.map((name) => [name, row[name]]);
  // Object.fromEntries cannot know that the keys are the named ones.
  return Object.fromEntries(entries) as Pick<T, K>;
}
