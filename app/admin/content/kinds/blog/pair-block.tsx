import { ActionIcon, UnstyledButton } from '@mantine/core';
import { type MouseEvent, memo, type RefObject, useRef } from 'react';
import { flushSync } from 'react-dom';
import { type BlogContentItem, blogPairLimits } from '../../../../../domain/content/kinds/blog.ts';
import { Chevron } from '../../../../ui/icons.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { AdminIcon } from '../../../ui/icons.tsx';
import { RichTextField } from '../../rich-text/rich-text-field.tsx';
import { blogTexts } from '../../texts/blogs.ts';
import { countWords, missingHalf, type Pair, pairField } from './draft.ts';
import { usePairDragging } from './use-pair-dragging.ts';

export interface PairBlockProps {
  pair: Pair;
  index: number;
  isLast: boolean;
  isFolded: boolean;
  errors: Record<string, string>;
  onFold: (number: number) => void;
  onChange: (number: number, part: Partial<BlogContentItem>) => void;
  onMove: (from: number, to: number) => void;
}

/** A filled pair is a block that folds; an empty one is a row that grows when something is typed. */
export const PairBlock = memo(function PairBlock({
  pair,
  index,
  errors,
  onChange,
  ...rest
}: PairBlockProps) {
  const block = useRef<HTMLLIElement>(null);
  const handle = useRef<HTMLSpanElement>(null);
  const isFilled = pair.heading !== '' || pair.paragraph !== '';
  const edge = usePairDragging({ block, handle, isFilled, index, onMove: rest.onMove });
  const [headingField, paragraphField] = [
    pairField(pair.number, 'heading'),
    pairField(pair.number, 'paragraph'),
  ];
  const isWrong = headingField in errors || paragraphField in errors;
  const missing = missingHalf(pair);
  const isOpen = !isFilled || !rest.isFolded || isWrong;
  return (
    <li ref={block} className="pair" data-filled={isFilled || undefined} data-edge={edge}>
      {isFilled && <PairHead pair={pair} index={index} isOpen={isOpen} handle={handle} {...rest} />}
      <div className="pairFields" hidden={!isOpen}>
        <TextField
          name={headingField}
          label={blogTexts.heading(index + 1)}
          value={pair.heading}
          error={errors[headingField]}
          maxLength={blogPairLimits.heading}
          onChange={(heading) => onChange(pair.number, { heading })}
        />
        <RichTextField
          name={paragraphField}
          label={blogTexts.paragraph(index + 1)}
          value={pair.paragraph}
          error={errors[paragraphField]}
          maxLength={blogPairLimits.paragraph}
          compact
          onChange={(paragraph) => onChange(pair.number, { paragraph })}
        />
      </div>
      {missing && (
        <p className="pairMissing">
          {missing === 'heading' ? blogTexts.headingMissing : blogTexts.paragraphMissing}
        </p>
      )}
    </li>
  );
});

interface PairHeadProps extends Pick<PairBlockProps, 'pair' | 'index' | 'isLast'> {
  isOpen: boolean;
  handle: RefObject<HTMLSpanElement | null>;
  onFold: (number: number) => void;
  onMove: (from: number, to: number) => void;
}

function PairHead({ pair, index, isLast, isOpen, handle, onFold, onMove }: PairHeadProps) {
  /** The keyboard stays with the pair, whose element leaves the document for a moment. */
  function move({ currentTarget }: MouseEvent<HTMLButtonElement>, to: number) {
    flushSync(() => onMove(index, to));
    const fold = currentTarget.parentElement?.querySelector<HTMLElement>('.pairFold');
    (currentTarget.disabled ? fold : currentTarget)?.focus();
  }

  return (
    <div className="pairHead">
      <span ref={handle} className="pairHandle" title={blogTexts.drag}>
        <AdminIcon name="drag" />
      </span>
      <UnstyledButton
        className="pairFold"
        aria-expanded={isOpen}
        onClick={() => onFold(pair.number)}
      >
        <span className="pairPlace">{index + 1}</span>
        <span className="pairTitle">{pair.heading || blogTexts.noHeading}</span>
        <small>{blogTexts.words(countWords(pair.paragraph))}</small>
        <Chevron />
      </UnstyledButton>
      <ActionIcon
        color="water.9"
        disabled={index === 0}
        aria-label={blogTexts.up(index + 1)}
        onClick={(event) => move(event, index - 1)}
      >
        <AdminIcon name="up" />
      </ActionIcon>
      <ActionIcon
        color="water.9"
        disabled={isLast}
        aria-label={blogTexts.down(index + 1)}
        onClick={(event) => move(event, index + 1)}
      >
        <AdminIcon name="down" />
      </ActionIcon>
    </div>
  );
}
