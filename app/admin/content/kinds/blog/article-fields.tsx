import { NativeSelect } from '@mantine/core';
import { allCategories, type Category } from '../../../../../domain/content/category.ts';
import { blogKind } from '../../../../../domain/content/kinds/blog.ts';
import { timeFromPublishedDate } from '../../../../../domain/content/text/published-date.ts';
import { homeTeaserLength } from '../../../../../domain/content/text/teaser.ts';
import { FieldGroup } from '../../../ui/fields/field-group.tsx';
import { SlugField } from '../../../ui/fields/slug-field.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { blogTexts as texts } from '../../texts/blogs.ts';
import { fieldTexts } from '../../texts/fields.ts';
import { type BlogFieldsProps, fieldOf } from './blog-fields.tsx';

interface ArticleFieldsProps extends BlogFieldsProps {
  categories: Category[];
  takenSlugs: Set<string>;
}

const base = '/blogs/';

export function ArticleFields({ categories, takenSlugs, ...props }: ArticleFieldsProps) {
  const { text } = props;
  const category = fieldOf(props, 'category');
  return (
    <FieldGroup title={texts.article}>
      <div className="fieldColumns">
        <div data-full>
          <TextField
            {...fieldOf(props, 'title')}
            label={texts.title}
            maxLength={blogKind.fields.title.limit}
            first
          />
        </div>
        <div data-full>
          <SlugField
            {...fieldOf(props, 'slug_url')}
            label={texts.slug}
            base={base}
            title={text.title}
            mayBeEmpty
            clashOf={(slug) =>
              takenSlugs.has(slug) ? fieldTexts.slugTaken(`${base}${slug}`) : null
            }
          />
        </div>
        <NativeSelect
          {...category}
          label={texts.category}
          data={categoryOptions(categories, text.category)}
          onChange={(event) => category.onChange(event.currentTarget.value)}
        />
        <TextField
          {...fieldOf(props, 'published_date')}
          label={texts.date}
          maxLength={blogKind.fields.published_date.limit}
          description={dateHint(text.published_date)}
        />
        <div data-full>
          <TextField
            {...fieldOf(props, 'brief_paragraph')}
            label={texts.brief}
            maxLength={blogKind.fields.brief_paragraph.limit}
            description={texts.briefHint(homeTeaserLength)}
            lines={2}
          />
        </div>
      </div>
    </FieldGroup>
  );
}

/** Every category but 'All' (R-2.7-13); one that is gone stays choosable while it is set. */
function categoryOptions(categories: Category[], chosen: string) {
  const options = categories
    .filter(({ category }) => category !== allCategories)
    .map(({ category_id, category }) => ({ value: String(category_id), label: category }));
  const isKnown = chosen === '' || options.some(({ value }) => value === chosen);
  const unknown = { value: chosen, label: texts.unknownCategory(chosen) };
  return [{ value: '', label: texts.noCategory }, ...options, ...(isKnown ? [] : [unknown])];
}

const days = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });

function dateHint(typed: string): string {
  if (typed.trim() === '') return texts.dateHint;
  const time = timeFromPublishedDate(typed);
  return time ? texts.dateRead(days.format(time)) : texts.dateUnread;
}
