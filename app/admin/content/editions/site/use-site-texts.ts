import { useCallback, useMemo, useState } from 'react';
import type { AnswerOf } from '../../../../../domain/api/call.ts';
import {
  getSiteTexts,
  saveSiteTextsCall,
} from '../../../../../domain/api/content/editions/editions.ts';
import type { SiteSettings } from '../../../../../domain/settings.ts';
import { request } from '../../../api.ts';
import { useAlert } from '../../../shell/alert-banner.tsx';
import { useSaving } from '../../editor/use-saving.ts';
import { useJournal } from '../../journal/use-journal.ts';
import { useMerging } from '../../merge/use-merging.ts';
import {
  countTyped,
  type EditionDraft,
  fieldsOfEdition,
  seenIn,
  withTypedSince,
} from '../form/edition-draft.ts';
import { sentSiteTexts, siteDraftOf } from './site-draft.ts';

type SiteTexts = AnswerOf<typeof getSiteTexts>;

export function fetchSiteTexts(language: string): Promise<SiteTexts> {
  return request(getSiteTexts, { params: { language } });
}

const asNamed = (name: string) => name;

/** What is typed of the site's own texts, and saving it on top of what others have saved. */
export function useSiteTexts(language: string, first: SiteTexts, settings: SiteSettings) {
  const [site, setSite] = useState(first);
  const [start, setStart] = useState(() => siteDraftOf(first));
  const [draft, setDraft] = useState<EditionDraft>(start);
  const form = useMemo(() => fieldsOfEdition(site, asNamed), [site]);
  const showAlert = useAlert();
  const merging = useMerging<SiteTexts, EditionDraft>({
    form,
    draft,
    stored: first,
    async find() {
      const item = await fetchSiteTexts(language);
      return { item, newer: null };
    },
    draftOf: siteDraftOf,
    onMerged: setDraft,
  });
  const journal = useJournal<EditionDraft>({
    kind: 'setting',
    id: `texts:${language}`,
    form,
    draft,
    stored: start,
    onTake: setDraft,
  });

  async function send(): Promise<string> {
    const forget = journal.sending();
    const put = (typed: EditionDraft, base: SiteTexts | null) => {
      const seen = seenIn(site.texts, draft, start);
      const body = { ...sentSiteTexts(base ?? site, typed, settings), seen };
      return request(saveSiteTextsCall, { params: { language }, body, base });
    };
    const saved = await merging.send({ as: 'saved', put });
    await forget();
    const now = siteDraftOf(saved);
    setSite(saved);
    merging.rebase(saved);
    setStart(now);
    setDraft((typed) => withTypedSince(saved.sent, typed, now));
    return saved.message;
  }

  const saving = useSaving({
    isStaying: true,
    nameFields: (found) => found,
    onSaved: async (text) => showAlert({ kind: 'success', text }),
  });

  return {
    site,
    start,
    draft,
    journal,
    saving,
    names: form,
    question: merging.question,
    changes: countTyped(draft, start),
    setField: useCallback(
      (name: string, value: string) => setDraft((before) => ({ ...before, [name]: value })),
      [],
    ),
    save: () => saving.save(send),
    discard() {
      journal.leave();
      setDraft(start);
    },
  };
}
