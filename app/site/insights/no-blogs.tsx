import { href } from 'react-router';
import type { ListPart } from '../../../domain/list-part.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { EmptyList } from '../lists/empty-list.tsx';

interface NoBlogsProps {
  part: ListPart;
  total: number;
}

function sentenceFor({ category, find }: ListPart, total: number): string {
  if (total === 0) return 'Nothing is written here yet.';
  if (find !== '') return 'We have not written about that yet.';
  return `No article in ${category} yet.`;
}

const invitation =
  'Ask us about your website, app or shop, and your question may become the next article.';

export function NoBlogs({ part, total }: NoBlogsProps) {
  const isEmpty = total === 0;
  return (
    <EmptyList
      sentence={sentenceFor(part, total)}
      text={isEmpty ? `${invitation} Until then, our case studies show how we work.` : invitation}
    >
      <ButtonLink href="/contact">Ask a question</ButtonLink>
      <TextLink href={isEmpty ? href('/case-studies') : href('/insights')}>
        {isEmpty ? 'See case studies' : 'Show all articles'}
      </TextLink>
    </EmptyList>
  );
}
