import { useEffect, useState } from 'react';
import { previewOf } from '../../../../../domain/api/content/editing/previews.ts';
import { pageKind } from '../../../../../domain/content/kinds/page.ts';
import { exampleSection } from '../../../../../domain/content/sections/example.ts';
import { sections } from '../../../../../domain/content/sections/sections.ts';
import { pageOfSection, readPage } from '../../../../ui/preview/preview-page.ts';
import { messageOf, request } from '../../../api.ts';

/** A page with every kind of section: one call draws them all. */
const examples = {
  name: 'Examples',
  path: '/examples',
  sections: sections.map(exampleSection),
};

interface Examples {
  /** The document of one kind alone, null for one that shows nothing; absent while they are drawn. */
  pageOf?: (kind: string) => string | null;
  problem: string | null;
}

export function useExamples(): Examples {
  const [state, setState] = useState<Examples>({ problem: null });

  useEffect(() => {
    const asking = new AbortController();
    const { signal } = asking;
    request(previewOf(pageKind), { query: {}, body: examples, signal }).then(
      ({ html }) => {
        const page = readPage(html);
        const known = new Map<string, string | null>();
        const pageOf = (kind: string) => {
          const drawn = known.get(kind) ?? pageOfSection(page, kind);
          known.set(kind, drawn);
          return drawn;
        };
        setState({ pageOf, problem: null });
      },
      (error: unknown) => {
        if (!signal.aborted) setState({ problem: messageOf(error) });
      },
    );
    return () => asking.abort();
  }, []);

  return state;
}
