import { Fragment } from 'react';
import type { ShownBlogItem } from '../../../domain/content/shown.ts';
import type { Panel } from '../sections/lists/panel.ts';
import { BlogTile } from './blog-tile.tsx';
import { QuestionPanel } from './question-panel.tsx';
import { roomBeside, tileSpan, tilesBesideRoom } from './tile-layout.ts';
import styles from './tiles.module.css';

interface TilesProps {
  blogs: ShownBlogItem[];
  panel: Panel | null;
}

export function Tiles({ blogs, panel }: TilesProps) {
  const besideRoom = tilesBesideRoom(blogs.length);
  const besidePanel = panel ? besideRoom[0] : undefined;
  const alone = besideRoom.slice(panel ? 1 : 0);
  return (
    <div className={styles.tiles}>
      {blogs.map((blog, index) => (
        <Fragment key={blog.blog_id}>
          <BlogTile blog={blog} span={tileSpan(index)} isAlone={alone.includes(index)} />
          {index === besidePanel && panel && (
            <QuestionPanel panel={panel} span={roomBeside(index)} />
          )}
        </Fragment>
      ))}
    </div>
  );
}
