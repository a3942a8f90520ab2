import { digitWords } from '../../languages/digits.ts';
import { furtherTag, tagLimit } from '../../languages/tag.ts';
import { z } from '../../zod.ts';
import { defineSettings } from '../group.ts';
import { choice, filled, line, list, setting, settingsLimits } from '../setting-fields.ts';

const isPublished = z.boolean().default(false);

/** R-L-01. */
export const languages = defineSettings({
  id: 'languages',
  title: 'Languages',
  note: 'that the site is translated into; visitors see those that are published',
  saves: 'the further languages of the site',
  tree: {
    languages: list('Further languages', {
      noun: 'language',
      limit: 12,
      hint: 'Their pages stand below their tag, such as /ar.',
      fields: {
        tag: {
          ...line('Tag', furtherTag, { limit: tagLimit, hint: 'Such as ar, ur or pt-PT.' }),
          control: 'language',
        },
        name: line('Name', filled, {
          limit: settingsLimits.line,
          hint: 'As those who read it write it, such as العربية.',
        }),
        digits: choice('Digits', digitWords),
        isPublished: setting('toggle', 'Published', isPublished, { empty: false }),
      },
    }),
  },
});
