import { NativeSelect } from '@mantine/core';
import { becomes, type ImportChoices } from '../../../../domain/moving/import.ts';
import { Actions } from '../../ui/layout/layout.tsx';
import { planTexts as texts } from './plan-texts.ts';
import { targets } from './targets.ts';

export type NameChoices = Pick<ImportChoices, 'categories' | 'categoryNames' | 'authors'>;

interface CategoryRowProps {
  name: string;
  count: number;
  known: string[];
  typed: NameChoices;
  onChange: (changed: Partial<NameChoices>) => void;
}

/** Before a name, so that none is read as one of the other choices. */
const sign = '=';

/** A category of the old site: what its items become, and which of ours they get. */
export function CategoryRow({ name, count, known, typed, onChange }: CategoryRowProps) {
  const { categories, categoryNames } = typed;
  const isKnown = known.some((own) => own.toLowerCase() === name.toLowerCase());
  const own = { value: sign + name, label: isKnown ? name : texts.newName(name) };
  const others = known
    .filter((one) => one.toLowerCase() !== name.toLowerCase())
    .map((one) => ({ value: sign + one, label: one }));
  const { [name]: _, ...otherTargets } = categories;
  const { [name]: __, ...otherNames } = categoryNames;

  function chooseTarget(value: string) {
    const target = becomes.safeParse(value).data;
    onChange({ categories: target ? { ...otherTargets, [name]: target } : otherTargets });
  }

  function chooseName(value: string) {
    const here = value.slice(sign.length);
    onChange({ categoryNames: here === name ? otherNames : { ...otherNames, [name]: here } });
  }

  return (
    <li>
      <FoundName name={name} count={count} />
      <Actions>
        <NativeSelect
          aria-label={texts.becomes(name)}
          data={[{ value: '', label: texts.asTyped }, ...targets]}
          value={categories[name] ?? ''}
          onChange={(event) => chooseTarget(event.currentTarget.value)}
        />
        <NativeSelect
          aria-label={texts.categoryHere(name)}
          data={[own, ...others, { value: sign, label: texts.noCategory }]}
          value={sign + (categoryNames[name] ?? name)}
          disabled={categories[name] === 'nothing'}
          onChange={(event) => chooseName(event.currentTarget.value)}
        />
      </Actions>
    </li>
  );
}

export function FoundName({ name, count }: Pick<CategoryRowProps, 'name' | 'count'>) {
  return (
    <div>
      <bdi>{name}</bdi>
      <p>{texts.items(count)}</p>
    </div>
  );
}
