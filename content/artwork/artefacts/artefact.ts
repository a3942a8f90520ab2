type ArtefactKind = 'phone' | 'desk' | 'print' | 'object';

/** Where a study shows it; what belongs to none stands in a text. */
type ArtefactPlace = 'hero' | 'before' | 'decision' | 'thing' | 'hand-over';

export interface StudyArtefact {
  name: string;
  kind: ArtefactKind;
  width: number;
  height: number;
  place?: ArtefactPlace;
  /** One sentence of at most 40 words: what it is and what it says. */
  alt: string;
}

/** What a client owns. */
export interface StudyArtefacts {
  slug: string;
  artefacts: StudyArtefact[];
}
