import {
  comparePair,
  listLikePairs,
  saveLikenessReasonCall,
} from '../../../../domain/api/content/likeness.ts';
import { apiAction } from '../../api-action.ts';
import { screenMeta } from '../../screen-meta.ts';
import { CardSection } from '../../ui/card-section.tsx';
import { CheckScreen } from '../../ui/check-screen.tsx';
import { load } from '../../ui/loaded.tsx';
import type { Route } from './+types/likeness';
import { LikePairRow } from './like-pair-row.tsx';
import { likenessTexts as texts } from './texts.ts';

export function clientLoader() {
  return { pairs: load(listLikePairs) };
}

export const clientAction = apiAction(saveLikenessReasonCall, comparePair);

export function meta() {
  return screenMeta(texts.title);
}

/** Every two pages that are alike, with what they share and why both are needed (R-G-02). */
export default function Likeness({ loaderData }: Route.ComponentProps) {
  return (
    <CheckScreen
      title={texts.title}
      lead={texts.lead}
      of={loaderData.pairs}
      waiting={texts.loading}
      summarize={texts.found}
    >
      {({ pairs }) =>
        pairs.map((pair) => (
          <CardSection
            key={`${pair.kind} ${pair.one.id} ${pair.other.id}`}
            title={`${pair.one.title} – ${pair.other.title}`}
            note={texts.percent(pair.likeness)}
          >
            <LikePairRow pair={pair} />
          </CardSection>
        ))
      }
    </CheckScreen>
  );
}
