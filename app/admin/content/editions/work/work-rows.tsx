import { Button, Card } from '@mantine/core';
import { Link } from 'react-router';
import type { ItemWork } from '../../../../../domain/api/content/editions/edition-work.ts';
import { editionPath } from '../../../../../domain/content/kinds/edit-path.ts';
import { capitalized, nounOf } from '../../../../../domain/content/kinds/names.ts';
import { languageName } from '../../../../../domain/languages/language-name.ts';
import { StateIcon } from '../../publishing/state-sign.tsx';
import { workStateOf } from '../work-state-of.ts';
import { workTexts as texts } from './texts.ts';
import styles from './work-rows.module.css';

interface WorkRowsProps {
  items: ItemWork[];
  language: string;
}

/** Items that are not ready in a language, each with the way to its form. */
export function WorkRows({ items, language }: WorkRowsProps) {
  return (
    <Card padding={0}>
      <ul className={styles.rows}>
        {items.map((item) => (
          <Row key={`${item.kind} ${item.item_id}`} item={item} language={language} />
        ))}
      </ul>
    </Card>
  );
}

function Row({ item, language }: { item: ItemWork; language: string }) {
  const { kind, item_id, edition_id } = item;
  const title = item.title || texts.untitled;
  const isNew = edition_id === null;
  return (
    <li>
      <StateIcon sign={workStateOf(item)} />
      <div>
        <bdi>{title}</bdi>
        <small>
          {capitalized(nounOf(kind))},{' '}
          {isNew ? texts.untouched(languageName(language), item) : texts.left(item)}
        </small>
      </div>
      <Button
        component={Link}
        to={editionPath({ kind, id: item_id, language })}
        variant="default"
        size="compact-md"
        mih={44}
      >
        {isNew ? texts.begin : texts.goOn}
        <span className="visuallyHidden"> {title}</span>
      </Button>
    </li>
  );
}
