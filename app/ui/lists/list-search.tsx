import { listTextLimit } from '../../../domain/list-part.ts';
import { Button } from '../button.tsx';
import { Field } from '../forms/field.tsx';
import { useLinkTo } from '../languages/page-language.ts';
import styles from './list-search.module.css';

interface SearchedList {
  path: string;
  label: string;
}

interface ListSearchProps {
  label: string;
  lists: [SearchedList, ...SearchedList[]];
  find?: string;
  /** Needed for two on a page. */
  id?: string;
}

export function ListSearch({ label, lists, find, id }: ListSearchProps) {
  const linkTo = useLinkTo();
  const [first] = lists;
  return (
    <search>
      <form className={styles.form} action={linkTo(first.path).href}>
        <div className={styles.words}>
          <Field label={label} name="find" id={id}>
            {(control) => (
              <input
                type="search"
                dir="auto"
                {...control}
                required
                maxLength={listTextLimit}
                defaultValue={find}
                autoComplete="off"
                enterKeyHint="search"
              />
            )}
          </Field>
        </div>
        <div className={styles.buttons}>
          {lists.map((list, index) => (
            <Button
              key={list.path}
              type="submit"
              variant="line"
              formAction={index > 0 ? linkTo(list.path).href : undefined}
            >
              {list.label}
            </Button>
          ))}
        </div>
      </form>
    </search>
  );
}
