import { useCallback, useEffect, useState } from 'react';
import { trustedHtml } from '../../../ui/trusted-html.ts';
import { messageOf } from '../../api.ts';
import { brandPreviewTexts as texts } from '../texts.ts';
import type { FramedPage } from './shown-pages.ts';

function withoutScript(html: string): string {
  const page = new DOMParser().parseFromString(trustedHtml(html), 'text/html');
  for (const script of page.querySelectorAll('script, link[rel="modulepreload"]')) script.remove();
  const policy = page.createElement('meta');
  policy.httpEquiv = 'Content-Security-Policy';
  policy.content = "script-src 'none'; form-action 'none'";
  page.head.prepend(policy);
  return `<!doctype html>${page.documentElement.outerHTML}`;
}

async function htmlOf({ path, name }: FramedPage): Promise<string> {
  const answer = await fetch(path, { headers: { Accept: 'text/html' }, credentials: 'omit' });
  if (!answer.ok) throw new Error(texts.missing(name, answer.status));
  return withoutScript(await answer.text());
}

interface Pages {
  html: string[] | null;
  problem: string | null;
}

const nothing: Pages = { html: null, problem: null };

export function usePages(pages: FramedPage[]): Pages & { retry: () => void } {
  const [state, setState] = useState(nothing);

  const load = useCallback(() => {
    let isLatest = true;
    Promise.all(pages.map(htmlOf)).then(
      (html) => isLatest && setState({ html, problem: null }),
      (error: unknown) => isLatest && setState({ html: null, problem: messageOf(error) }),
    );
    return () => {
      isLatest = false;
    };
  }, [pages]);

  useEffect(load, [load]);

  return {
    ...state,
    retry() {
      setState(nothing);
      load();
    },
  };
}
