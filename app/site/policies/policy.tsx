import { Fragment, type ReactNode } from 'react';
import { JsonLd } from '../../ui/json-ld.tsx';
import { ArticleColumns, ArticleHead } from '../../ui/sections/article-layout.tsx';
import { breadcrumbList } from '../breadcrumbs.ts';
import { graphOf } from '../structured-data.ts';
import styles from './policy.module.css';
import { type PolicyFact, PolicyFacts } from './policy-facts.tsx';

interface PolicyPart {
  id: string;
  heading: string;
  text: ReactNode;
}

interface PolicyProps {
  title: string;
  canonical: string;
  origin: string;
  lead: string;
  facts: PolicyFact[];
  parts: PolicyPart[];
}

export function Policy({ title, canonical, origin, lead, facts, parts }: PolicyProps) {
  const trail = [
    { name: 'Home', item: `${origin}/` },
    { name: title, item: canonical },
  ];
  return (
    <>
      <JsonLd data={graphOf([breadcrumbList(trail)])} />
      <ArticleHead crumbs={[{ href: '/', label: 'Home' }, { label: title }]} title={title}>
        <p className={`lead ${styles.lead}`}>{lead}</p>
      </ArticleHead>
      <PolicyFacts facts={facts} />
      <ArticleColumns
        contentsTitle="On this page"
        contents={parts.map(({ id, heading }) => ({ id, label: heading }))}
      >
        <article className="prose">
          {parts.map(({ id, heading, text }) => (
            <Fragment key={id}>
              <h2 id={id}>{heading}</h2>
              {text}
            </Fragment>
          ))}
        </article>
      </ArticleColumns>
    </>
  );
}
