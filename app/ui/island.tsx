import { type ComponentType, createContext, use } from 'react';
import { PartFailed } from './part-failed.tsx';

/** When an island's script is fetched and its component takes over from the server's HTML. */
type WakeMoment = 'visible' | 'idle' | 'interaction';

interface IslandProps<Props extends object> {
  /** The component, exported by `<name>.island.tsx` under its name in PascalCase. */
  of: ComponentType<Props>;
  /** File name without `.island.tsx`, such as `contact-form`. */
  name: string;
  props: Props;
  when?: WakeMoment;
}

/**
 * A component that the server renders in place and the browser hydrates later as a root of its own
 * (docs/decisions/0001-documents-with-islands.md). Its props travel as JSON in an attribute, so they
 * must survive JSON; `useId` would differ between the two renderings, so ids travel as props too.
 */
export function Island<Props extends object>(island: IslandProps<Props>) {
  const { of: Component, name, props, when = 'visible' } = island;
  return (
    <>
      <div data-island={name} data-wake={when} data-props={JSON.stringify(props)}>
        <Component {...props} />
      </div>
      <PartFailed />
    </>
  );
}

/** Address of the built app/islands.ts, which only the server knows. */
export const IslandsUrl = createContext('');

/**
 * The one script of a public page, 1.3 KB. Without `blocking`, Chromium sometimes shows the next page
 * before the names of a view transition are set, and then drops the transition.
 */
export function IslandLoader() {
  return <script type="module" src={use(IslandsUrl)} blocking="render" />;
}
