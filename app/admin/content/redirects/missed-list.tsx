import { Button } from '@mantine/core';
import { useState } from 'react';
import type { MissedAddress } from '../../../../domain/api/content/redirects.ts';
import { timeInWords } from '../../../../domain/site-clock.ts';
import { Rows } from '../../ui/layout/rows.tsx';
import { pageOf } from '../../ui/lists/page-of.ts';
import { Pages } from '../../ui/lists/pages.tsx';
import { redirectTexts as texts } from './texts.ts';

interface MissedListProps {
  missed: MissedAddress[];
  onMake: (path: string) => void;
}

/** What visitors asked for in vain, the address asked for most first. */
export function MissedList({ missed, onMake }: MissedListProps) {
  const [asked, setAsked] = useState(1);
  const page = pageOf(missed, asked);
  if (missed.length === 0) return <p>{texts.noMissed}</p>;
  return (
    <>
      <Rows>
        {page.items.map(({ path, hits, last_hit_at }) => (
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
      <Pages number={page.number} last={page.last} onChange={setAsked} />
    </>
  );
}
