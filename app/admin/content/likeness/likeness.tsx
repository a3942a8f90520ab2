import {
  comparePair,
  listLikePairs,
  saveLikenessReasonCall,
} from '../../../../domain/api/content/likeness.ts';
import { apiAction } from '../../api-action.ts';
import { CardSection } from '../../ui/card-section.tsx';
import { EmptyNote } from '../../ui/layout/empty-note.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { Loaded, load } from '../../ui/loaded.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import type { Route } from './+types/likeness';
import { LikePairRow } from './like-pair-row.tsx';
import { likenessTexts as texts } from './texts.ts';

export function clientLoader() {
  return { pairs: load(listLikePairs) };
}

export const clientAction = apiAction(saveLikenessReasonCall, comparePair);

export function meta() {
  return [{ title: texts.title }, { name: 'robots', content: 'noindex' }];
}

/** Every two pages that are alike, with what they share and why both are needed (R-G-02). */
export default function Likeness({ loaderData }: Route.ComponentProps) {
  return (
    <Stack gap="large">
      <div>
        <PageTitle title={texts.title} lead={texts.lead} />
      </div>
      <Loaded of={loaderData.pairs} waiting={texts.loading}>
        {({ pairs, total, compared }) => (
          <>
            <p>
              {texts.compared(compared, total)} {texts.limit}{' '}
              {total > pairs.length && texts.more(pairs.length, total)}
            </p>
            {pairs.length === 0 && <EmptyNote>{texts.empty}</EmptyNote>}
            {pairs.map((pair) => (
              <CardSection
                key={`${pair.kind} ${pair.one.id} ${pair.other.id}`}
                title={`${pair.one.title} – ${pair.other.title}`}
                note={texts.percent(pair.likeness)}
              >
                <LikePairRow pair={pair} />
              </CardSection>
            ))}
          </>
        )}
      </Loaded>
    </Stack>
  );
}
