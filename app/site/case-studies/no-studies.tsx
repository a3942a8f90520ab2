import { href } from 'react-router';
import type { ListPart } from '../../../domain/list-part.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { EmptyList } from '../lists/empty-list.tsx';

interface NoStudiesProps {
  part: ListPart;
  total: number;
}

function sentenceFor({ category, find }: ListPart, total: number): string {
  if (total === 0) return 'No case study is published yet.';
  return find === '' ? `No case study in ${category} yet.` : 'No case study tells of that yet.';
}

export function NoStudies({ part, total }: NoStudiesProps) {
  return (
    <EmptyList
      sentence={sentenceFor(part, total)}
      text={
        total === 0
          ? 'The first ones are being written down. Ask, and the people who did the work will tell you about it.'
          : 'None of our published projects carries this name. Ask, and the person who would build yours will answer.'
      }
    >
      <ButtonLink href="/contact">Get a Quote</ButtonLink>
      {total > 0 && (
        <TextLink href={href('/case-studies')}>
          {total === 1 ? 'Show the one project' : `Show all ${total} projects`}
        </TextLink>
      )}
    </EmptyList>
  );
}
