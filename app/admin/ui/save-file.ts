/** Hands a file to the browser's downloads: a link alone would not carry the bearer token. */
export function saveFile(file: Blob, name: string): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // Not at once: some browsers read the file only after the click.
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}
