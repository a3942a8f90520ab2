import { digitWords } from '../../languages/digits.ts';
import { furtherTag, tagLimit } from '../../languages/tag.ts';
import { z } from '../../zod.ts';
import { defineSettings } from '../group.ts';
import {
  list,
  requiredText,
  setting,
  settingChoice,
  settingLine,
  settingsLimits,
} from '../setting-fields.ts';

const isPublished = z.boolean().default(false);

/** R-L-01. */
export const languageSettings = defineSettings({
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
          ...settingLine('Tag', furtherTag, { limit: tagLimit, hint: 'Such as ar, ur or pt-PT.' }),
          control: 'language',
        },
        name: settingLine('Name', requiredText, {
          limit: settingsLimits.line,
          hint: 'As those who read it write it, such as العربية.',
        }),
        digits: settingChoice('Digits', digitWords),
        isPublished: setting('toggle', 'Published', isPublished, { empty: false }),
      },
    }),
  },
});
