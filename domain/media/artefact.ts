/** A drawn thing of a client: an SVG that names its size, and in its title what is seen on it. */
const artefact = /^\/media\/(artefacts\/[a-z0-9-]+\/[a-z0-9-]+\.svg)$/;

/** The name of its file; null for what is none. */
export function artefactName(address: string): string | null {
  return artefact.exec(address)?.[1] ?? null;
}
