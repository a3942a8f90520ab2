const files = import.meta.glob<string>('../../pictures/*.svg', {
  eager: true,
  query: '?url',
  import: 'default',
});

/** The address of a bundled drawing. */
export function drawingNamed(name: string): string | undefined {
  return files[`../../pictures/${name}.svg`];
}
