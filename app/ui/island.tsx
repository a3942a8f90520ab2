import { type ComponentType, createContext, use } from 'react';
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

/** Without `blocking`, Chromium sometimes paints before the names of a view transition are set. */
export function IslandLoader() {
  const src = use(IslandsUrl);
  return use(IsFramed) ? null : <script type="module" src={src} blocking="render" />;
}
