import type { policySection } from '../../../../domain/content/sections/kinds/policy.ts';
import { ArticleColumns } from '../../../ui/article/article-columns.tsx';
import { ArticleHead } from '../../../ui/article/article-head.tsx';
import { useMessages } from '../../../ui/messages.ts';
import { RichText } from '../../../ui/rich-text.tsx';
import type { SectionView, SectionViewProps } from '../section-view.ts';
import styles from './policy.module.css';
import { PolicyFacts } from './policy-facts.tsx';
import { contentsId, idsOf, shownRows, textOfParts, withAnchors } from './policy-rows.ts';

function Policy({ props, anchor, preceding = [], page }: SectionViewProps<typeof policySection>) {
  const { text } = useMessages();
  const { lead } = props;
  const title = props.title || page.name;
  const hasLimit = page.facts.retention !== '';
  const taken = idsOf(preceding, hasLimit).add(contentsId(anchor));
  const parts = withAnchors(shownRows(props.parts, hasLimit), taken);
  return (
    <>
      <ArticleHead
        crumbs={[{ href: '/', label: text('pages.home') }, { label: title }]}
        title={title}
      >
        {lead && <p className="lead">{lead}</p>}
      </ArticleHead>
      <PolicyFacts facts={shownRows(props.facts, hasLimit)} />
      <ArticleColumns
        contentsId={contentsId(anchor)}
        contentsTitle={text('pages.onThisPage')}
        contents={parts.map((part) => ({ id: part.anchor, label: part.heading }))}
      >
        <article>
          <RichText html={textOfParts(parts, styles.range ?? '')} />
        </article>
      </ArticleColumns>
    </>
  );
}

export const policyView: SectionView<typeof policySection> = {
  Section: Policy,
  ground: 'none',
};
