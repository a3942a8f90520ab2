import { timeFromPublishedDate } from '../../../../domain/content/text/published-date.ts';
import { homeTeaserLength } from '../../../../domain/content/text/teaser.ts';
import { itemKey } from '../../item-calls.ts';
import type { ItemsProps, KindParts } from '../list/item-screen.ts';
import { blogTexts as texts } from '../texts/blogs.ts';
import styles from './blog.module.css';
import { BlogListCard } from './blog-card.tsx';

export const blogParts: KindParts = {
  texts,
  Items: BlogCards,
  extras: {
    hints: {
      published_date: dateHint,
      brief_paragraph: () => texts.briefHint(homeTeaserLength),
    },
  },
};

function BlogCards({ shown, screen, ...props }: ItemsProps) {
  return (
    <div className={styles.grid}>
      {shown.map((listed) => (
        <BlogListCard key={itemKey(screen.kind, listed.item)} listed={listed} {...props} />
      ))}
    </div>
  );
}

const days = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });

function dateHint(typed: string): string {
  if (typed.trim() === '') return texts.dateHint;
  const time = timeFromPublishedDate(typed);
  return time ? texts.dateRead(days.format(time)) : texts.dateUnread;
}
