import { type BlogListItem, blogKind } from '../../../../domain/content/kinds/blog.ts';
import { timeFromPublishedDate } from '../../../../domain/content/text/published-date.ts';
import { homeTeaserLength } from '../../../../domain/content/text/teaser.ts';
import type { FormExtras } from '../editor/form.ts';
import { type ItemScreen, type ItemsProps, loadItems } from '../list/item-screen.ts';
import { PopupList } from '../list/popup-list.tsx';
import { blogTexts as texts } from '../texts/blogs.ts';
import type { Route } from './+types/blog';
import styles from './blog.module.css';
import { BlogListCard } from './blog-card.tsx';

const screen: ItemScreen<BlogListItem> = {
  kind: blogKind,
  texts,
  titleOf: ({ title }) => title || texts.untitled,
  Items: BlogCards,
};

const extras: FormExtras = {
  hints: {
    published_date: dateHint,
    brief_paragraph: () => texts.briefHint(homeTeaserLength),
  },
};

export function clientLoader({ request }: Route.ClientLoaderArgs) {
  return loadItems(screen, request);
}

export function meta() {
  return [{ title: texts.screen }, { name: 'robots', content: 'noindex' }];
}

export default function Blogs({ loaderData }: Route.ComponentProps) {
  return (
    <PopupList
      screen={screen}
      loaded={loaderData}
      title={texts.popup}
      waiting={texts.loadingOne}
      extras={extras}
    />
  );
}

function BlogCards({ shown, categoryOf, onEdit, onDelete }: ItemsProps<BlogListItem>) {
  return (
    <div className={styles.grid}>
      {shown.map((listed) => (
        <BlogListCard
          key={listed.item.blog_id}
          listed={listed}
          categoryName={categoryOf(listed.item)}
          onEdit={() => onEdit(listed.item)}
          onDelete={() => onDelete(listed.item)}
        />
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
