import { Button } from '@mantine/core';
import {
  type MissedPage,
  missedSorts,
} from '../../../../domain/api/content/addresses/redirects.ts';
import { timeInWords } from '../../site-facts.ts';
import { Rows } from '../../ui/layout/layout.tsx';
import { PagedList } from '../../ui/lists/paged-list.tsx';
import { useOwnList } from '../../ui/lists/use-own-list.ts';
import type { Outcome } from '../../ui/loaded.tsx';
import { loadMissed, wantedMissed } from './missed.ts';
import { redirectTexts as texts } from './texts.ts';

interface MissedListProps {
  missed: Promise<Outcome<MissedPage>>;
  onMake: (path: string) => void;
}

export function MissedList({ missed, onMake }: MissedListProps) {
  const { list, page } = useOwnList({
    sorts: missedSorts,
    first: wantedMissed(),
    loaded: missed,
    load: loadMissed,
  });
  return (
    <PagedList of={page} list={list} texts={texts.missedList}>
      {({ items }) => (
        <Rows>
          {items.map(({ path, hits, last_hit_at }) => (
            <li key={path}>
              <div>
                <strong>{path}</strong>
                <p>{texts.missed(hits, timeInWords(last_hit_at))}</p>
              </div>
              <Button variant="default" onClick={() => onMake(path)}>
                {texts.make}
                <span className="visuallyHidden">{texts.makeOf(path)}</span>
              </Button>
            </li>
          ))}
        </Rows>
      )}
    </PagedList>
  );
}
