import { blogAddress } from '../../../../domain/content/addresses/blog-address.ts';
import {
  type BlogLink,
  type BlogNeighbours,
  blogTitle,
} from '../../../../domain/content/kinds/blog.ts';
import { Anchor } from '../../../ui/languages/anchor.tsx';
import { useMessages } from '../../../ui/messages.ts';
import styles from './neighbours.module.css';

export function Neighbours({ previous, next }: BlogNeighbours) {
  const { text } = useMessages();
  if (!previous && !next) return null;
  return (
    <nav className={styles.neighbours} aria-label={text('article.neighbours')}>
      {previous && <Neighbour blog={previous} label={text('article.previous')} rel="prev" />}
      {next && <Neighbour blog={next} label={text('article.next')} rel="next" />}
    </nav>
  );
}

function Neighbour(props: { blog: BlogLink; label: string; rel: 'prev' | 'next' }) {
  const { blog, label, rel } = props;
  return (
    <Anchor className={styles.link} href={blogAddress(blog)} rel={rel}>
      <span className={styles.label}>{label}</span>
      <span className={styles.title}>{blogTitle(blog, useMessages())}</span>
    </Anchor>
  );
}
