import { Button } from '@mantine/core';
import { useState } from 'react';
import { Link } from 'react-router';
import { listEditions } from '../../../../domain/api/content/editions/editions.ts';
import { editionPath } from '../../../../domain/content/kinds/edit-path.ts';
import type { ItemKind } from '../../../../domain/content/kinds/kinds.ts';
import { languageName } from '../../../../domain/languages/language-name.ts';
import { Loaded, load } from '../../ui/loaded.tsx';
import { DropPanel } from '../publishing/bar/drop-panel.tsx';
import { StateIcon } from '../publishing/state-sign.tsx';
import styles from './languages-panel.module.css';
import { editionTexts as texts } from './texts.ts';
import { workTexts } from './work/texts.ts';
import { workStateOf } from './work-state-of.ts';

interface LanguagesPanelProps {
  kind: ItemKind;
  id: string | number;
  onClose: () => void;
}

/** From the bar of an item: how it stands in each further language, and the way to translate it. */
export function LanguagesPanel({ kind, id, onClose }: LanguagesPanelProps) {
  const find = () => load(listEditions, { params: { kind, id } });
  const [editions, setEditions] = useState(find);
  return (
    <DropPanel title={texts.languages} onClose={onClose}>
      <Loaded of={editions} waiting={texts.loadingLanguages} onRetry={() => setEditions(find())}>
        {(found) => (
          <ul className={styles.languages}>
            {found.map(({ language, edition_id, work }) => (
              <li key={language}>
                <StateIcon sign={workStateOf(work)} />
                <div>
                  {languageName(language)}
                  <small>
                    {edition_id === null
                      ? workTexts.untouched(languageName(language), work)
                      : texts.workLeft(work.outdated, work.missing)}
                  </small>
                </div>
                <Button
                  component={Link}
                  to={editionPath({ kind, id, language })}
                  variant="default"
                  size="compact-md"
                  mih={44}
                >
                  {edition_id === null ? texts.begin : texts.open}
                  <span className="visuallyHidden">
                    {texts.of(texts.title(languageName(language)))}
                  </span>
                </Button>
              </li>
            ))}
          </ul>
        )}
      </Loaded>
      <Button variant="subtle" color="water.9" onClick={onClose}>
        {texts.close}
      </Button>
    </DropPanel>
  );
}
