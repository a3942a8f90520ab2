import { type ComponentType, use } from 'react';
import type { SectionKind } from '../../../domain/content/sections/section.ts';
import type { ShownSection } from '../../../domain/content/sections/shown-section.ts';
import { IsFramed } from '../../ui/framed.ts';
import { Channel } from '../../ui/sections/channel.tsx';
import type { PageAround, SectionView, SectionViewProps } from './section-view.ts';
import { sectionViews } from './section-views.ts';

// A view takes the props of its own kind, which the name of a section vouches for.
const views = sectionViews as unknown as Record<string, SectionView<SectionKind> | undefined>;

interface Drawn {
  section: ShownSection;
  Section: ComponentType<SectionViewProps<SectionKind>>;
  ground: string;
}

function drawnOf(sections: ShownSection[]): Drawn[] {
  return sections.flatMap((section) => {
    const view = views[section.kind];
    if (!view) return [];
    const { Section, ground = 'paper' } = view;
    return [
      { section, Section, ground: typeof ground === 'function' ? ground(section.props) : ground },
    ];
  });
}

/** Whether a hero is at the top of the page of the sections. */
export function beginsWithHero([first]: Pick<ShownSection, 'kind'>[]): boolean {
  return views[first?.kind ?? '']?.isHero === true;
}

interface SectionsProps {
  sections: ShownSection[];
  page: PageAround;
}

/** The sections of a page; the channel runs beside all that follow the hero. */
export function Sections({ sections, page }: SectionsProps) {
  const isFramed = use(IsFramed);
  const drawn = drawnOf(sections);
  const start = drawn.findIndex(({ ground }) => ground !== 'none');
  const top = start < 0 ? drawn : drawn.slice(0, start);
  const rest = start < 0 ? [] : drawn.slice(start);
  return (
    <>
      {top.map((one) => view(one, false))}
      {rest.length > 0 && (
        <Channel>
          {rest.map((one, index) => view(one, rest[index - 1]?.ground === one.ground))}
        </Channel>
      )}
    </>
  );

  function view({ section, Section }: Drawn, flush: boolean) {
    const { id, props, anchor } = section;
    const place = sections.indexOf(section);
    const around = { preceding: sections.slice(0, place), following: sections.slice(place + 1) };
    const own = { props, anchor, flush, ...around, page };
    const one = <Section key={id} {...own} />;
    if (!isFramed) return one;
    return (
      // The page editor finds the section by it, and takes it away (preview-page.ts).
      <div key={id} data-section={id}>
        {one}
      </div>
    );
  }
}
