import type { ShownStudy } from '../../../../domain/content/shown.ts';
import { inShape } from '../../../../domain/media/picture.ts';
import { useMessages } from '../../../ui/messages.ts';
import { PicturePair } from '../../../ui/pictures/picture-pair.tsx';
import { Paragraphs } from './bands.tsx';
import { StationLabel } from './station.tsx';
import { pairsOf } from './study-parts.ts';

const stations = { 1: 'study.before', 2: 'study.decision' } as const;

export function Pairs({ study }: { study: ShownStudy }) {
  const { text } = useMessages();
  const { ground } = study;
  return pairsOf(study).map(({ heading, html, image, number }, index) => (
    <PicturePair
      key={`${heading} ${image?.src}`}
      picture={image && { ...inShape(image, 'banner'), ground }}
      reversed={index % 2 === 1}
    >
      {(heading || html) && (
        <>
          {ground && <StationLabel>{text(stations[number])}</StationLabel>}
          {heading && <h2 className="d3">{heading}</h2>}
          {html && <Paragraphs html={html} />}
        </>
      )}
    </PicturePair>
  ));
}
