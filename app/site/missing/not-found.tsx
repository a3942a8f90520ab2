import type { ShownGonePage } from '../../../domain/content/shown.ts';
import wide from '../../pictures/not-found-hero.svg';
import tall from '../../pictures/not-found-hero-tall.svg';
import { ButtonLink } from '../../ui/button.tsx';
import { FormBeside } from '../../ui/forms/form-beside.tsx';
import { ListSearch } from '../../ui/lists/list-search.tsx';
import { Hero } from '../../ui/sections/hero.tsx';
import { Section } from '../../ui/sections/section.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { Ways } from '../layout/ways.tsx';
import { caseStudiesList, insightsList } from '../lists/lists.ts';
import { Closest } from './closest.tsx';
import styles from './not-found.module.css';

interface NotFoundProps {
  gone: ShownGonePage | null;
}

/** Of every 404 and 410. */
export function NotFound({ gone }: NotFoundProps) {
  return (
    <>
      <Hero size="sub" lines={['Oops! Page', 'Not Found']} wide={wide} tall={tall} dry>
        <div className="lead">
          <h2 className={styles.reason}>The page you're looking for doesn't exist.</h2>
          <p>
            {gone
              ? 'It was here once and has been taken away. These still flow:'
              : 'The water took another way. These still flow:'}
          </p>
        </div>
        <Ways component="nav" aria-label="Ways onward">
          <ButtonLink href="/">Home</ButtonLink>
          <TextLink href="/case-studies">Case Studies</TextLink>
          <TextLink href="/insights">Insights</TextLink>
          <TextLink href="/contact">Contact</TextLink>
        </Ways>
      </Hero>
      {gone && <Closest {...gone} />}
      <Section>
        <FormBeside
          aside={
            <>
              <h2 className="d3">Or look for it by its words</h2>
              <p className="soft">Two or three that stand in it will do, in any order.</p>
            </>
          }
        >
          <ListSearch
            label="Words on the page"
            lists={[
              { path: insightsList.path, label: 'Search articles' },
              { path: caseStudiesList.path, label: 'Search case studies' },
            ]}
          />
        </FormBeside>
      </Section>
    </>
  );
}
