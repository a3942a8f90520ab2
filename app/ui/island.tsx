import { type ComponentType, createContext, use } from 'react';
import { firstViewEnd, pageChangeRule } from '../../domain/first-paint.ts';
import { prefetchRules } from '../../domain/prefetch-rules.ts';
import { IsFramed } from './framed.ts';
import { PageLanguage } from './languages/page-language.ts';
import { PageMessages } from './messages.ts';
import { PartFailed } from './part-failed.tsx';
import { BrandFolder } from './pictures/brand-folder.ts';

type WakeMoment = 'visible' | 'interaction';

interface IslandProps<Props extends object> {
  of: ComponentType<Props>;
  /** File name without `.island.tsx`. */
  name: string;
  props: Props;
  when?: WakeMoment;
}

/**
 * Rendered on the server, hydrated as a root of its own
 * (docs/decisions/0001-documents-with-islands.md). Props are sent as JSON; ids are props, since
 * `useId` would differ between the two renders.
 */
export function Island<Props extends object>(island: IslandProps<Props>) {
  const { of: Component, name, props, when = 'visible' } = island;
  const folder = use(BrandFolder) || undefined;
  return (
    <>
      <div
        data-island={name}
        data-wake={when}
        data-props={JSON.stringify(props)}
        data-brand-folder={folder}
      >
        {/* In a browser it has no language either: its links and its words are props. */}
        <PageLanguage value={null}>
          <PageMessages value={null}>
            <Component {...props} />
          </PageMessages>
        </PageLanguage>
      </div>
      <PartFailed />
    </>
  );
}

export const IslandsUrl = createContext('');

export function IslandLoader() {
  const src = use(IslandsUrl);
  return use(IsFramed) ? null : <script type="module" src={src} fetchPriority="low" />;
}

/** The first paint shows the hero with all that takes part in a view transition, and waits for nothing else. */
export function FirstPaint() {
  if (use(IsFramed)) return null;
  return (
    <>
      <style>{pageChangeRule}</style>
      <link rel="expect" href={`#${firstViewEnd}`} blocking="render" />
    </>
  );
}

/** In the page, not by a header: a file of rules would be the first that a browser asks for. */
export function PrefetchRules() {
  return use(IsFramed) ? null : <script type="speculationrules">{prefetchRules}</script>;
}
