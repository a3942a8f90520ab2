import { Fragment } from 'react';
import type { ShownBlogItem } from '../../../domain/content/shown.ts';
import { QuestionPanel } from './article/question-panel.tsx';
import { BlogTile } from './blog-tile.tsx';
import { roomBeside, tileSpan, tilesBesideRoom } from './tile-layout.ts';
import styles from './tiles.module.css';

export function Tiles({ blogs }: { blogs: ShownBlogItem[] }) {
  const [besidePanel, ...alone] = tilesBesideRoom(blogs.length);
  return (
    <div className={styles.tiles}>
      {blogs.map((blog, index) => (
        <Fragment key={blog.blog_id}>
          <BlogTile blog={blog} span={tileSpan(index)} isAlone={alone.includes(index)} />
          {index === besidePanel && <QuestionPanel span={roomBeside(index)} />}
        </Fragment>
      ))}
    </div>
  );
}
