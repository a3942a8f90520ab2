import { linkOf } from '../../../domain/content/sections/link-fields.ts';
import picture from '../../pictures/question-panel.svg';
import { TextLink } from '../../ui/text-link.tsx';
import type { Panel } from '../sections/lists/panel.ts';
import styles from './question-panel.module.css';
import type { TileSpan } from './tile-layout.ts';

interface QuestionPanelProps {
  panel: Panel;
  span: TileSpan;
}

export function QuestionPanel({ panel, span }: QuestionPanelProps) {
  const { heading, text } = panel;
  const link = linkOf(panel);
  return (
    <aside className={styles.panel} data-ground="water" data-span={span} aria-labelledby="question">
      <img
        className={styles.picture}
        src={picture}
        alt=""
        width={700}
        height={840}
        loading="lazy"
        decoding="async"
      />
      <p className={styles.question} id="question">
        {heading}
      </p>
      {text && <p>{text}</p>}
      {link && <TextLink href={link.href}>{link.label}</TextLink>}
    </aside>
  );
}
