/** A drawn thing of a client: an SVG that names its size, and in its title what is seen on it. */
const artefact = /^\/media\/(artefacts\/[a-z0-9-]+\/[a-z0-9-]+\.svg)$/;

/** The name of its file; null for what is none. */
export function artefactName(address: string): string | null {
  return artefact.exec(address)?.[1] ?? null;
}

const artefactFilm = /^(\/media\/artefacts\/[a-z0-9-]+\/[a-z0-9-]+)\.mp4$/;

/** The film of an artefact in use has its address and begins with its picture. */
export function isFilmOf(film: string, picture: string): boolean {
  const [, place] = artefactFilm.exec(film.trim()) ?? [];
  return place !== undefined && picture === `${place}.svg`;
}

/** Captions stand beside such a film; null for other films. */
export function artefactCaptions(film: string): string | null {
  const [, place] = artefactFilm.exec(film.trim()) ?? [];
  return place === undefined ? null : `${place}.vtt`;
}
