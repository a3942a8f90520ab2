import type { ShownStudy } from '../../../../domain/content/shown.ts';
import { inShape } from '../../../../domain/media/picture.ts';
import { PicturePair } from '../../../ui/pictures/picture-pair.tsx';
import { Paragraphs } from './bands.tsx';
import { pairsOf } from './study-parts.ts';

export function Pairs({ study }: { study: ShownStudy }) {
  return pairsOf(study).map(({ heading, html, image }, index) => (
    <PicturePair
      key={`${heading} ${image?.src}`}
      picture={image && inShape(image, 'banner')}
      reversed={index % 2 === 1}
    >
      {(heading || html) && (
        <>
          {heading && <h2 className="d3">{heading}</h2>}
          {html && <Paragraphs html={html} />}
        </>
      )}
    </PicturePair>
  ));
}
