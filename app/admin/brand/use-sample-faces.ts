import { useEffect } from 'react';
import type { TypePair } from '../../../domain/brand/brand.ts';
import { faceFiles } from '../../../domain/brand/face-files.ts';
import { basicFilesOf } from '../../../domain/brand/stylesheet.ts';
import { type FaceName, faces, pairFaces } from '../../../domain/brand/type-pairs.ts';
import { keysOf } from '../../../domain/keys-of.ts';

/** Not the family itself: two files may be of one. */
function sampleName(face: FaceName): string {
  return `Sample ${face}`;
}

/** Makes every bundled face known to the screen; one is fetched when it is drawn. */
export function useSampleFaces(): void {
  useEffect(() => {
    const names = keysOf(faceFiles);
    const added = names.flatMap((name) =>
      basicFilesOf(name).map(
        ([path, weight]) => new FontFace(sampleName(name), `url(${path})`, { weight }),
      ),
    );
    for (const face of added) document.fonts.add(face);
    return () => {
      for (const face of added) document.fonts.delete(face);
    };
  }, []);
}

interface Samples {
  display: string;
  text: string;
  /** 'Fraunces, Hanken Grotesk'. */
  names: string;
}

export function samplesOf(pair: TypePair): Samples {
  const [display, text] = pairFaces[pair];
  const families = new Set([faces[display].family, faces[text].family]);
  return {
    display: `"${sampleName(display)}", var(--font-display)`,
    text: `"${sampleName(text)}", var(--font-text)`,
    names: [...families].join(', '),
  };
}
