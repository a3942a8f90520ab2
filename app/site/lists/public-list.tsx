import type { ReactNode } from 'react';
import { listAddress, pagesFor } from '../../../domain/list-part.ts';
import { Pager } from '../../ui/lists/pager.tsx';
import { useMessages } from '../../ui/messages.ts';
import { ListHead, type ListHeadProps } from './list-head.tsx';

interface PublicListProps extends ListHeadProps {
  children: ReactNode;
}

export function PublicList({ children, ...head }: PublicListProps) {
  const { text } = useMessages();
  const { list, part, count, size } = head;
  return (
    <>
      <ListHead {...head} />
      {children}
      <Pager
        label={text(list.words.pages)}
        current={part.page}
        last={pagesFor(count, size)}
        addressOf={(page) => listAddress(list.path, { ...part, page })}
      />
    </>
  );
}
