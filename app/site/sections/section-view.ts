import type { ComponentType } from 'react';
import type { Facts } from '../../../domain/content/sections/facts.ts';
import type { SectionKind } from '../../../domain/content/sections/section.ts';
import type {
  ShownPage,
  ShownProps,
  ShownSection,
} from '../../../domain/content/sections/shown-section.ts';
import type { ShownGonePage } from '../../../domain/content/shown.ts';
import type { SiteSettings } from '../../../domain/settings.ts';
import type { Ground } from '../../ui/sections/section.tsx';
import type { RefusedPost } from '../enquiry/receive-enquiry.ts';
import type { SectionData } from './section-data.ts';

/** What a component gets besides the words of its section. */
export interface PageAround extends Pick<ShownPage, 'name' | 'path' | 'drawingSeed'> {
  settings: SiteSettings;
  facts: Facts;
  /** What its kind needs is there. */
  data: Partial<SectionData>;
  /** The form of an enquiry was sent, or came back, without JavaScript. */
  sent: boolean;
  sentForm?: string | null;
  post: RefusedPost | undefined;
  /** Where a page was deleted: what is closest to it. */
  gone?: ShownGonePage | null;
}

export interface SectionViewProps<Kind extends SectionKind> {
  props: ShownProps<Kind['fields']>;
  anchor: string;
  /** The section above has the same ground. */
  flush: boolean;
  preceding?: ShownSection[];
  following?: ShownSection[];
  page: PageAround;
}

export interface SectionView<Kind extends SectionKind> {
  Section: ComponentType<SectionViewProps<Kind>>;
  /** Absent: paper. 'none': it is no part of the page's channel. */
  ground?: Ground | 'none' | ((props: ShownProps<Kind['fields']>) => Ground);
  /** The header stands on it while it is at the top of a page. */
  isHero?: true;
}
