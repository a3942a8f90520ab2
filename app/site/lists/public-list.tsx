import type { ReactNode } from 'react';
import { listAddress, pagesFor } from '../../../domain/list-part.ts';
import { Pager } from '../../ui/lists/pager.tsx';
import { useMessages } from '../../ui/messages.ts';
import { ListHead, type ListHeadProps } from './list-head.tsx';

interface PublicListProps extends ListHeadProps {
  children: ReactNode;
}

/** Another page of it opens at its items: the top of each page is the same. */
export function PublicList({ children, ...head }: PublicListProps) {
  const { text } = useMessages();
  const { anchor, list, part, count, size } = head;
  const items = `${anchor}-items`;
  return (
    <>
      <ListHead {...head} />
      <div id={items}>{children}</div>
      <Pager
        label={text(list.words.pages)}
        current={part.page}
        last={pagesFor(count, size)}
        addressOf={(page) => `${listAddress(list.path, { ...part, page })}#${items}`}
      />
    </>
  );
}
