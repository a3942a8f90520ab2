import { linkOf } from '../../../domain/content/sections/link-fields.ts';
import type { ShownGonePage } from '../../../domain/content/shown.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { FormBeside } from '../../ui/forms/form-beside.tsx';
import { ListSearch } from '../../ui/lists/list-search.tsx';
import { useMessages } from '../../ui/messages.ts';
import { Hero } from '../../ui/sections/hero.tsx';
import { Section } from '../../ui/sections/section.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { Ways } from '../layout/ways.tsx';
import { caseStudiesList, insightsList } from '../lists/lists.ts';
import { Closest } from './closest.tsx';
import styles from './not-found.module.css';

interface Way {
  id: string;
  label: string;
  href: string;
}

interface NotFoundProps {
  lines: string[];
  heading: string;
  text: string;
  goneText: string;
  ways: Way[];
  searchHeading: string;
  searchText: string;
  background: { wide: string; tall: string };
  gone: ShownGonePage | null;
}

export function NotFound({ lines, background, gone, ...words }: NotFoundProps) {
  const { text } = useMessages();
  const { heading, goneText, searchHeading, searchText } = words;
  const ways = words.ways.filter(linkOf);
  return (
    <>
      <Hero size="sub" lines={lines} {...background} dry>
        <div className="lead">
          {heading && <h2 className={styles.reason}>{heading}</h2>}
          <p>{gone ? goneText : words.text}</p>
        </div>
        {ways.length > 0 && (
          <Ways component="nav" aria-label={text('languages.waysOnward')}>
            {ways.map((way, index) => (
              <WayLink key={way.id} way={way} isFirst={index === 0} />
            ))}
          </Ways>
        )}
      </Hero>
      {gone && <Closest {...gone} />}
      <Section>
        <FormBeside
          aside={
            <>
              {searchHeading && <h2 className="d3">{searchHeading}</h2>}
              <p className="soft">{searchText}</p>
            </>
          }
        >
          <ListSearch
            label={text('missing.words')}
            lists={[
              { path: insightsList.path, label: text('lists.searchArticles') },
              { path: caseStudiesList.path, label: text('missing.searchStudies') },
            ]}
          />
        </FormBeside>
      </Section>
    </>
  );
}

function WayLink({ way, isFirst }: { way: Way; isFirst: boolean }) {
  const { label, href } = way;
  return isFirst ? (
    <ButtonLink href={href}>{label}</ButtonLink>
  ) : (
    <TextLink href={href}>{label}</TextLink>
  );
}
