import { itemKinds } from '../../../../domain/content/kinds/names.ts';
import { kindNames } from '../../content/texts/items.ts';
import { importTexts as texts } from '../import-texts.ts';

export const targets = [
  ...itemKinds.map((value) => ({ value: value as string, label: kindNames[value] as string })),
  { value: 'nothing', label: texts.nothing },
];
